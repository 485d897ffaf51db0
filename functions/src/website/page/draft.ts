import type { Attributes } from './elements.ts';
import { fieldOf, labelOf, opensByScript } from './fields.ts';
import { markNameless } from './nameless.ts';
import type {
  EmptyBox,
  PageButton,
  PageField,
  PageForm,
  PageHeading,
  PageImage,
  PageLink,
  PageResource,
  PageScript,
  Spot,
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
  readonly emptyBoxes: EmptyBox[];
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
  emptyBoxes: [],
  label: '',
});

/** An element's position, and what it can request. */
export interface Place extends Spot {
  /** Calls back with the text inside, truncated to `limit` characters, once the element closes. */
  readonly whenRead: (limit: number, done: (text: string) => void) => void;
  /** Adds to the texts that are being collected: an image's alt text is part of its link's text. */
  readonly say: (text: string) => void;
}

/** Maximum lengths of stored texts, in characters. */
const LABEL = 300;
const INLINE_SCRIPT = 4_000;
const JSON_LD = 100_000;
/** Maximum structured data per page, in characters. */
const ALL_JSON_LD = 500_000;
const FORM_TEXT = 2_000;

/** Maximum entries of each list, far above real pages. */
const MAX_ENTRIES = 2_000;

function keep<T>(list: T[], entry: T): void {
  if (list.length < MAX_ENTRIES) list.push(entry);
}

type Handler = (draft: Draft, attributes: Attributes, place: Place) => void;

const heading =
  (level: number): Handler =>
  (draft, _attributes, place) =>
    place.whenRead(LABEL, (text) => keep(draft.headings, { level, text }));

const spotOf = ({ region, at, index }: Place): Spot => ({ region, at, index });

const keepLink = (draft: Draft, attributes: Attributes, text: string, spot: Spot): void =>
  keep(draft.links, {
    href: (attributes.href ?? '').trim(),
    text: labelOf(text, attributes),
    rel: (attributes.rel ?? '').toLowerCase(),
    scripted: opensByScript(attributes),
    ...spot,
  });

const field =
  (kind: string): Handler =>
  (draft, attributes, { region }) => {
    keep(draft.fields ?? draft.looseFields, fieldOf(kind, attributes, region, draft.label));
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
      place.whenRead(LABEL * 2, (text) => {
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
      if (!draft.meta.has(name)) draft.meta.set(name, content.slice(0, FORM_TEXT));
    },
    link: (draft, { rel, href, hreflang, media }) =>
      keep(draft.resources, {
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
      const spot = spotOf(place);
      const from = draft.images.length;
      place.whenRead(LABEL, (text) => {
        keepLink(draft, attributes, text, spot);
        if (labelOf(text, attributes) === '') markNameless(draft.images, from);
      });
    },
    area: (draft, attributes, place) => keepLink(draft, attributes, attributes.alt ?? '', spotOf(place)),
    button: (draft, attributes, place) => {
      const spot = spotOf(place);
      const type = attributes.type?.toLowerCase();
      const submits = draft.fields !== null && type !== 'button' && type !== 'reset';
      place.whenRead(LABEL, (text) =>
        keep(draft.buttons, {
          text: labelOf(text, attributes),
          submits,
          ...spot,
        }),
      );
    },
    label: (draft, _attributes, { whenRead }) =>
      whenRead(LABEL, (text) => {
        draft.label = text;
      }),
    blockquote: (draft, _attributes, { whenRead }) => whenRead(LABEL, (text) => keep(draft.quotes, text)),
    form: (draft, { action, role, id, class: classes, name }, place) => {
      const fields: PageField[] = [];
      const spot = spotOf(place);
      draft.fields = fields;
      place.whenRead(FORM_TEXT, (text) => {
        draft.fields = null;
        keep(draft.forms, {
          action: action ?? '',
          role: (role ?? '').toLowerCase(),
          names: `${id ?? ''} ${name ?? ''} ${classes ?? ''}`.slice(0, LABEL),
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
        const submits = type !== 'button' && draft.fields !== null;
        keep(draft.buttons, { text: label.slice(0, LABEL), submits, ...spotOf(place) });
      }
    },
    textarea: field('textarea'),
    select: field('select'),
    img: (draft, { src, alt, role, 'aria-hidden': hidden, 'data-src': lazy }, place) => {
      keep(draft.images, {
        index: place.index,
        src: src ?? lazy ?? '',
        alt: alt ?? null,
        decorative: role === 'presentation' || role === 'none' || hidden === 'true',
        nameless: false,
      });
      if (alt) place.say(` ${alt} `);
    },
    iframe: (draft, { src, 'data-src': lazy }) => {
      keep(draft.frames, src ?? lazy ?? '');
    },
    script: (draft, attributes, { whenRead }) => {
      const { src, inHead, type } = {
        src: attributes.src ?? '',
        inHead: draft.inHead,
        type: attributes.type ?? '',
      };
      const mime = type.toLowerCase();
      if (mime === 'application/ld+json') {
        whenRead(JSON_LD, (text) => {
          draft.jsonLdLength += text.length;
          if (draft.jsonLdLength <= ALL_JSON_LD) keep(draft.jsonLd, text);
        });
        return;
      }
      const deferred =
        'async' in attributes || 'defer' in attributes || (mime !== '' && !mime.includes('javascript'));
      whenRead(INLINE_SCRIPT, (text) =>
        keep(draft.scripts, { src, type: mime, blocking: inHead && src !== '' && !deferred, text }),
      );
    },
    noscript: (draft, _attributes, { whenRead }) =>
      whenRead(FORM_TEXT, (text) => {
        draft.noscript = `${draft.noscript} ${text}`.slice(0, FORM_TEXT);
      }),
  }),
);
