import type { Attributes } from './elements.ts';
import { fieldOf, labelOf, opensByScript } from './fields.ts';
import { markNamelessLinks } from './nameless.ts';
import type {
  EmptyElement,
  PageButton,
  PageField,
  PageForm,
  PageHeading,
  PageImage,
  PageLink,
  PageResource,
  PageScript,
  Position,
} from './page.ts';

/** The page while it is being read. */
export interface Draft {
  lang: string;
  title: string | null;
  base: string;
  inHead: boolean;
  /** Fields of the open form. */
  fields: PageField[] | null;
  noscript: string;
  /** Characters of structured data so far. */
  jsonLdLength: number;
  readonly meta: Map<string, string>;
  readonly resources: PageResource[];
  readonly headings: PageHeading[];
  readonly links: PageLink[];
  readonly buttons: PageButton[];
  readonly forms: PageForm[];
  readonly images: PageImage[];
  readonly scripts: PageScript[];
  readonly frames: string[];
  readonly jsonLd: string[];
  readonly quotes: string[];
  readonly looseFields: PageField[];
  readonly emptyElements: EmptyElement[];
  /** Text of the label before its field. */
  label: string;
}

export const newDraft = (): Draft => ({
  lang: '',
  title: null,
  base: '',
  inHead: false,
  fields: null,
  noscript: '',
  jsonLdLength: 0,
  meta: new Map(),
  resources: [],
  headings: [],
  links: [],
  buttons: [],
  forms: [],
  images: [],
  scripts: [],
  frames: [],
  jsonLd: [],
  quotes: [],
  looseFields: [],
  emptyElements: [],
  label: '',
});

/** An element's position, and what it can request. */
export interface ElementContext extends Position {
  /** Calls back with the text inside, truncated to `limit` characters, once the element closes. */
  readonly collectText: (limit: number, done: (text: string) => void) => void;
  /** Adds to the texts that are being collected: an image's alt text is part of its link's text. */
  readonly addText: (text: string) => void;
}

/** Maximum lengths of stored texts, in characters. */
const MAX_LABEL_LENGTH = 300;
const MAX_INLINE_SCRIPT_LENGTH = 4_000;
const MAX_JSON_LD_LENGTH = 100_000;
/** Maximum structured data per page, in characters. */
const MAX_TOTAL_JSON_LD_LENGTH = 500_000;
const MAX_FORM_TEXT_LENGTH = 2_000;

/** Maximum entries of each list, far above real pages. */
const MAX_ENTRIES = 2_000;

function addEntry<T>(list: T[], entry: T): void {
  if (list.length < MAX_ENTRIES) list.push(entry);
}

type Handler = (draft: Draft, attributes: Attributes, place: ElementContext) => void;

const heading =
  (level: number): Handler =>
  (draft, _attributes, place) =>
    place.collectText(MAX_LABEL_LENGTH, (text) => addEntry(draft.headings, { level, text }));

const positionOf = ({ region, wordOffset, blockOffset }: ElementContext): Position => ({
  region,
  wordOffset,
  blockOffset,
});

const addLink = (draft: Draft, attributes: Attributes, text: string, spot: Position): void =>
  addEntry(draft.links, {
    href: (attributes.href ?? '').trim(),
    text: labelOf(text, attributes),
    rel: (attributes.rel ?? '').toLowerCase(),
    isScripted: opensByScript(attributes),
    ...spot,
  });

const field =
  (kind: string): Handler =>
  (draft, attributes, { region }) => {
    addEntry(draft.fields ?? draft.looseFields, fieldOf(kind, attributes, region, draft.label));
    draft.label = '';
  };

/** What each element adds to the draft. */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    html: (draft, { lang }) => {
      draft.lang ||= lang ?? '';
    },
    head: (draft) => {
      draft.inHead = true;
    },
    body: (draft) => {
      draft.inHead = false;
    },
    title: (draft, _attributes, place) =>
      place.collectText(MAX_LABEL_LENGTH * 2, (text) => {
        draft.title ??= text;
      }),
    base: (draft, { href }) => {
      draft.base ||= href ?? '';
    },
    meta: (draft, attributes) => {
      const { content, charset } = attributes;
      const key = attributes.name ?? attributes.property ?? attributes['http-equiv'];
      if (charset !== undefined && !draft.meta.has('charset')) draft.meta.set('charset', charset);
      if (key === undefined || content === undefined) return;
      const name = key.toLowerCase().trim();
      if (!draft.meta.has(name)) draft.meta.set(name, content.slice(0, MAX_FORM_TEXT_LENGTH));
    },
    link: (draft, { rel, href, hreflang, media }) =>
      addEntry(draft.resources, {
        rel: (rel ?? '').toLowerCase(),
        href: href ?? '',
        hreflang: (hreflang ?? '').toLowerCase(),
        media: (media ?? '').toLowerCase(),
        inHead: draft.inHead,
      }),
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a: (draft, attributes, place) => {
      const spot = positionOf(place);
      const from = draft.images.length;
      place.collectText(MAX_LABEL_LENGTH, (text) => {
        addLink(draft, attributes, text, spot);
        if (labelOf(text, attributes) === '') markNamelessLinks(draft.images, from);
      });
    },
    area: (draft, attributes, place) => addLink(draft, attributes, attributes.alt ?? '', positionOf(place)),
    button: (draft, attributes, place) => {
      const spot = positionOf(place);
      const type = attributes.type?.toLowerCase();
      const isSubmit = draft.fields !== null && type !== 'button' && type !== 'reset';
      place.collectText(MAX_LABEL_LENGTH, (text) =>
        addEntry(draft.buttons, {
          text: labelOf(text, attributes),
          isSubmit,
          ...spot,
        }),
      );
    },
    label: (draft, _attributes, { collectText: whenRead }) =>
      whenRead(MAX_LABEL_LENGTH, (text) => {
        draft.label = text;
      }),
    blockquote: (draft, _attributes, { collectText: whenRead }) =>
      whenRead(MAX_LABEL_LENGTH, (text) => addEntry(draft.quotes, text)),
    form: (draft, { action, role, id, class: classes, name }, place) => {
      const fields: PageField[] = [];
      const spot = positionOf(place);
      draft.fields = fields;
      place.collectText(MAX_FORM_TEXT_LENGTH, (text) => {
        draft.fields = null;
        addEntry(draft.forms, {
          action: action ?? '',
          role: (role ?? '').toLowerCase(),
          names: `${id ?? ''} ${name ?? ''} ${classes ?? ''}`.slice(0, MAX_LABEL_LENGTH),
          fields,
          text,
          ...spot,
        });
      });
    },
    input: (draft, attributes, place) => {
      field('input')(draft, attributes, place);
      const type = attributes.type?.toLowerCase();
      const label = attributes.value ?? attributes.alt;
      if ((type === 'submit' || type === 'button' || type === 'image') && label) {
        const isSubmit = type !== 'button' && draft.fields !== null;
        addEntry(draft.buttons, { text: label.slice(0, MAX_LABEL_LENGTH), isSubmit, ...positionOf(place) });
      }
    },
    textarea: field('textarea'),
    select: field('select'),
    img: (draft, { src, alt, role, 'aria-hidden': hidden, 'data-src': lazy }, place) => {
      addEntry(draft.images, {
        blockOffset: place.blockOffset,
        src: src ?? lazy ?? '',
        alt: alt ?? null,
        isDecorative: role === 'presentation' || role === 'none' || hidden === 'true',
        lacksAccessibleName: false,
      });
      if (alt) place.addText(` ${alt} `);
    },
    iframe: (draft, { src, 'data-src': lazy }) => {
      addEntry(draft.frames, src ?? lazy ?? '');
    },
    script: (draft, attributes, { collectText: whenRead }) => {
      const { src, inHead, type } = {
        src: attributes.src ?? '',
        inHead: draft.inHead,
        type: attributes.type ?? '',
      };
      const mime = type.toLowerCase();
      if (mime === 'application/ld+json') {
        whenRead(MAX_JSON_LD_LENGTH, (text) => {
          draft.jsonLdLength += text.length;
          if (draft.jsonLdLength <= MAX_TOTAL_JSON_LD_LENGTH) addEntry(draft.jsonLd, text);
        });
        return;
      }
      const deferred =
        'async' in attributes || 'defer' in attributes || (mime !== '' && !mime.includes('javascript'));
      whenRead(MAX_INLINE_SCRIPT_LENGTH, (text) =>
        addEntry(draft.scripts, {
          src,
          type: mime,
          isRenderBlocking: inHead && src !== '' && !deferred,
          text,
        }),
      );
    },
    noscript: (draft, _attributes, { collectText: whenRead }) =>
      whenRead(MAX_FORM_TEXT_LENGTH, (text) => {
        draft.noscript = `${draft.noscript} ${text}`.slice(0, MAX_FORM_TEXT_LENGTH);
      }),
  }),
);
