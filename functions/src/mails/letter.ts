import type { Locale } from '../../../src/domain/site/locale.ts';

/** A mail before it is text and HTML. What somebody typed has a block of its own, and stands nowhere else. */
export interface Letter {
  readonly language: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Small lines at the end. */
  readonly foot: readonly string[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A text of less weight. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** The one thing to do. */
  | ({ readonly kind: 'link' } & Link)
  | TypedBlock;

/** What somebody typed, set apart from what we write, under a line that says so. */
export interface TypedBlock {
  readonly kind: 'typed';
  readonly notice: string;
  readonly facts: readonly Fact[];
  readonly message: Fact | null;
  /** Leads to what this is about: ours, below what was typed. */
  readonly link?: Link;
}

/** Addresses are ours alone. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}
