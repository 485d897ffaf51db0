/** What one pass over a page's HTML collects. Texts are plain, with single spaces. */

/** `consent`: a cookie banner; `hidden`: collapsed or never shown. */
export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'consent' | 'hidden';

/** Where something stands on the page. */
export interface Spot {
  readonly region: Region;
  /** Words of running text before it, navigation left out. */
  readonly at: number;
  /** Blocks of text before it. */
  readonly index: number;
}

export interface PageLink extends Spot {
  readonly href: string;
  readonly text: string;
  readonly rel: string;
  /** A script handles the click, so the href says nothing. */
  readonly scripted: boolean;
}

export interface PageButton extends Spot {
  readonly text: string;
  /** It sends a form. */
  readonly submits: boolean;
}

export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

export interface PageField {
  /** `input` type, `textarea` or `select`. */
  readonly type: string;
  /** Name, id, placeholder and label in lower case. */
  readonly name: string;
  /** What a visitor reads at it: its label, or what stands in it. */
  readonly label: string;
  /** A honeypot for bots. */
  readonly hidden: boolean;
}

export interface PageForm extends Spot {
  readonly action: string;
  readonly role: string;
  /** Id and classes. */
  readonly names: string;
  readonly fields: readonly PageField[];
  readonly text: string;
}

export interface PageScript {
  readonly src: string;
  readonly type: string;
  /** Render-blocking: in the head, with a src, neither deferred nor a module. */
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
  /** Blocks of text before it. */
  readonly index: number;
  readonly src: string;
  /** Null: it has none. */
  readonly alt: string | null;
  readonly decorative: boolean;
  /** The only content of its link, with no accessible name. */
  readonly nameless: boolean;
}

/** `label`: a link, a button or a row of them; `item`: of a list or a table. */
export type BlockKind = 'heading' | 'text' | 'item' | 'quote' | 'label' | 'form';

/** A paragraph, heading, list item or the like, as a reader sees it: in one piece, on one or more lines. */
export interface TextBlock {
  readonly text: string;
  readonly region: Region;
  readonly words: number;
  readonly kind: BlockKind;
  /** Of a heading, 1 to 6; 0: it is none. */
  readonly level: number;
  /** An ancestor's id or class says "testimonials". */
  readonly voices: boolean;
}

/** An empty element that a script may fill. */
export interface EmptyBox {
  /** Name of the element, its id, classes and what it is to include. */
  readonly names: string;
  readonly region: Region;
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
  /** Ids of the elements, to which links on the page lead. */
  readonly ids: ReadonlySet<string>;
  readonly emptyBoxes: readonly EmptyBox[];
  /** Fields outside any form, which a script sends. */
  readonly looseFields: readonly PageField[];
  /** All words, those of navigation and hidden parts too. */
  readonly wordCount: number;
  readonly noscript: string;
  readonly nodes: number;
  /** Parsing stopped at a depth or node limit. */
  readonly truncated: boolean;
}
