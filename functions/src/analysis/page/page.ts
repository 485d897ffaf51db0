/** What one pass over a page's HTML collects. Texts are plain, with single spaces. */

export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer';

export interface PageLink {
  readonly href: string;
  readonly text: string;
  readonly rel: string;
  readonly region: Region;
  /** Words of running text before it, navigation left out. */
  readonly at: number;
}

export interface PageButton {
  readonly text: string;
  readonly region: Region;
  readonly at: number;
}

export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

export interface PageField {
  /** `input` type, `textarea` or `select`. */
  readonly type: string;
  readonly name: string;
}

export interface PageForm {
  readonly action: string;
  readonly role: string;
  readonly fields: readonly PageField[];
  readonly text: string;
}

export interface PageScript {
  readonly src: string;
  readonly type: string;
  /** Holds up the first paint: in the head, with an address, neither deferred nor a module. */
  readonly blocking: boolean;
  /** Start of an inline script. */
  readonly text: string;
}

export interface PageResource {
  readonly rel: string;
  readonly href: string;
  readonly hreflang: string;
  readonly media: string;
  readonly inHead: boolean;
}

export interface PageImage {
  readonly src: string;
  /** Null: it has none. */
  readonly alt: string | null;
  readonly decorative: boolean;
}

/** A paragraph, list item or the like. */
export interface TextBlock {
  readonly text: string;
  readonly region: Region;
  readonly words: number;
}

export interface Page {
  readonly lang: string;
  readonly title: string;
  readonly base: string;
  /** By lower-case name, property or http-equiv; the first one counts. */
  readonly meta: ReadonlyMap<string, string>;
  readonly resources: readonly PageResource[];
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly buttons: readonly PageButton[];
  readonly forms: readonly PageForm[];
  readonly images: readonly PageImage[];
  readonly scripts: readonly PageScript[];
  readonly frames: readonly string[];
  readonly jsonLd: readonly string[];
  /** Texts of block quotations. */
  readonly quotes: readonly string[];
  readonly itemTypes: readonly string[];
  readonly blocks: readonly TextBlock[];
  /** An id or class names a section of customers' voices. */
  readonly hasTestimonials: boolean;
  readonly wordCount: number;
  readonly noscript: string;
  readonly nodes: number;
  /** A limit of depth or nodes ended the reading. */
  readonly truncated: boolean;
}
