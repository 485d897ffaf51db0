import type { Locale } from '../../../src/domain/site/locale.ts';

/**
 * The structure of an email, before rendering as text and HTML. User input appears only in input blocks, except for
 * names that typed-text.ts has cleaned.
 */
export interface MailContent {
  readonly language: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Footer lines. */
  readonly footer: readonly string[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** De-emphasized text. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** The call to action. */
  | ({ readonly kind: 'link' } & Link)
  | InputBlock;

/** User input, set apart from our text under a line that labels it. */
export interface InputBlock {
  readonly kind: 'user-input';
  readonly notice: string;
  readonly facts: readonly Fact[];
  readonly message: Fact | null;
  /** Whether mail programs must not turn addresses in the input into links. */
  readonly isUnlinked?: boolean;
  /** Our link to the subject of the email, below the input. */
  readonly link?: Link;
}

/** URLs are always our own. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}
