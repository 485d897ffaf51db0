import type deeds from './script-deeds.json';

/** What one pass over a page's HTML collects. Texts are plain, with normalized white space. */

/** `consent`: a cookie banner; `hidden`: collapsed or never shown. */
export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'consent' | 'hidden';

export interface Position {
  readonly region: Region;
  /** Blocks of text before it. */
  readonly blockOffset: number;
}

/** An element and the ones around it, so that selectors of scripts can be tested on it. */
export interface PageElement {
  readonly name: string;
  readonly id: string;
  readonly classes: string;
  /** Names of its attributes. Of elements around it, only id, class, role, handlers and `data-` attributes. */
  readonly attributes: readonly string[];
  readonly parent: PageElement | null;
  /** After a link, a list or box opens in it, such as a submenu. */
  holdsBox?: true;
}

export interface PageLink extends Position {
  readonly element: PageElement;
  readonly href: string;
  readonly text: string;
  /** A script handles the click, so the href is meaningless. */
  readonly isScripted: boolean;
}

export interface PageButton extends Position {
  readonly element: PageElement;
  readonly text: string;
  readonly isSubmit: boolean;
  readonly isScripted: boolean;
}

export interface PageField {
  /** `input` type, `textarea` or `select`. */
  readonly type: string;
  /** Name, id, placeholder and label in lowercase. */
  readonly searchText: string;
  readonly label: string;
  /** The name that it is submitted with; empty if it is not. */
  readonly name: string;
  readonly value: string;
  readonly max?: string | undefined;
  /** Not visible to visitors, such as a honeypot. */
  readonly hidden: boolean;
}

export interface PageForm extends Position {
  readonly element: PageElement;
  readonly action: string;
  readonly method: 'get' | 'post' | 'dialog';
  readonly isScripted: boolean;
  /** Where a script sends it. */
  readonly endpoint: string;
  readonly role: string;
  readonly names: string;
  readonly fields: readonly PageField[];
  readonly text: string;
}

export interface PageScript {
  readonly src: string;
  readonly type: string;
  readonly text: string;
  readonly lookups: ScriptLookups;
}

/** What a script looks up and listens to, as far as its text shows. */
export interface ScriptLookups {
  /** Selectors, such as `#menu`, `.open` or `form`. */
  readonly selectors: readonly string[];
  readonly events: readonly string[];
  readonly deeds: readonly ScriptDeed[];
  readonly targets: readonly string[];
  readonly code: string;
}

/**
 * `sends`: over the network; `mails`: opens the mail program; `leaves`: opens another address; `cancels`: the
 * browser's own action; `routes`: by the part of the address after #; `renders`:
 * with a framework; `packs`: a form as a whole; `reads`: single fields; `holds`: other scripts back; `assembles`: an email
 * address; `roams`: may find an element that it does not name.
 */
export type ScriptDeed = keyof typeof deeds;

export interface PageEmbed {
  readonly name: string;
  readonly src: string;
  /** Only a script loads it: its address is in a data attribute. */
  readonly isDeferred: boolean;
  /** Invisible, as trackers' frames are. */
  readonly isHidden: boolean;
}

export interface PageImage {
  readonly blockOffset: number;
  readonly src: string;
  readonly alt: string | null;
  readonly isDecorative: boolean;
}

/** `label`: one or more links or buttons; `item`: of a list or table. */
export type BlockKind = 'heading' | 'text' | 'item' | 'quote' | 'label' | 'form';

export interface TextBlock {
  readonly text: string;
  readonly region: Region;
  readonly words: number;
  readonly kind: BlockKind;
  /** Of a heading, 1 to 6; otherwise 0. */
  readonly level: number;
  /** An ancestor's id or class indicates testimonials. */
  readonly isTestimonial: boolean;
  readonly element?: PageElement | undefined;
}

/** An empty element that a script may fill. */
export interface EmptyElement {
  /** Element name, id, classes, and the file that it includes. */
  readonly names: string;
  readonly region: Region;
}

export interface Page {
  readonly lang: string;
  readonly title: string;
  readonly base: string;
  readonly canonical: string;
  /** By lowercase name, property or http-equiv; the first one applies. */
  readonly meta: ReadonlyMap<string, string>;
  /** Contents of all robots elements for every robot and for Google's. */
  readonly robotsRules: readonly string[];
  readonly headings: readonly string[];
  readonly links: readonly PageLink[];
  readonly buttons: readonly PageButton[];
  readonly forms: readonly PageForm[];
  readonly images: readonly PageImage[];
  readonly scripts: readonly PageScript[];
  readonly embeds: readonly PageEmbed[];
  /** Addresses of style sheets, and in style elements: imports, fonts and images. */
  readonly styleUrls: readonly string[];
  readonly jsonLd: readonly string[];
  readonly itemTypes: readonly string[];
  readonly blocks: readonly TextBlock[];
  /** Ids of elements and names of anchors in lower case, as targets of links. */
  readonly ids: ReadonlySet<string>;
  readonly emptyElements: readonly EmptyElement[];
  /** Fields outside of forms, which a script submits. */
  readonly looseFields: readonly PageField[];
  /** All words, including navigation and hidden parts. */
  readonly wordCount: number;
  readonly noscript: string;
  readonly comments: readonly string[];
  readonly isTruncated: boolean;
}
