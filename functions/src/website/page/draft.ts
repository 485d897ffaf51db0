import type { Attributes } from './elements.ts';
import { createField, getLabel, hasHandler, opensByScript, toMethod } from './fields.ts';
import { isHidden } from './hints.ts';
import type {
  EmptyElement,
  PageButton,
  PageElement,
  PageEmbed,
  PageField,
  PageForm,
  PageImage,
  PageLink,
  PageScript,
  Position,
} from './page.ts';
import { findLookups, MAX_SCRIPT_LENGTH } from './script-lookups.ts';
import { decodeAddress } from './text.ts';

export const createDraft = () => ({
  lang: '',
  title: null as string | null,
  base: '',
  canonical: '',
  /** Fields of the open form; null outside of forms. */
  fields: null as PageField[] | null,
  noscript: '',
  jsonLdLength: 0,
  codeLength: 0,
  meta: new Map<string, string>(),
  robotsRules: [] as string[],
  headings: [] as string[],
  links: [] as PageLink[],
  buttons: [] as PageButton[],
  forms: [] as PageForm[],
  images: [] as PageImage[],
  scripts: [] as PageScript[],
  embeds: [] as PageEmbed[],
  styleUrls: [] as string[],
  jsonLd: [] as string[],
  comments: [] as string[],
  looseFields: [] as PageField[],
  emptyElements: [] as EmptyElement[],
  /** Text of the label before its field. */
  label: '',
});
export type Draft = ReturnType<typeof createDraft>;

export interface ElementContext extends Position {
  readonly getElement: () => PageElement;
  readonly addId: (id: string) => void;
  /** Calls back with the text inside, truncated to `limit` characters, once the element closes. */
  readonly collectText: (limit: number, done: (text: string) => void) => void;
  /** Adds to the texts that are being collected: an image's alt text is part of its link's text. */
  readonly addText: (text: string) => void;
}

const MAX_LABEL = 300;
const MAX_INLINE_SCRIPT = 4_000;
const MAX_JSON_LD = 100_000;
const MAX_TOTAL_JSON_LD = 500_000;
const MAX_TOTAL_CODE = 500_000;
const MAX_FORM_TEXT = 2_000;

const MAX_ENTRIES = 2_000;

function add<T>(list: T[], entry: T): void {
  if (list.length < MAX_ENTRIES) list.push(entry);
}

/** Fast, because a hostile page has hundreds of thousands. */
function addMeta({ meta }: Draft, keys: string, value: string): void {
  const known = keys.slice(0, MAX_LABEL).toLowerCase();
  if (meta.get(known)) return;
  for (const key of known.trim().split(/\s+/)) if (key !== '' && !meta.get(key)) meta.set(key, value);
}

type Handler = (draft: Draft, attributes: Attributes, context: ElementContext) => void;

const handleHeading: Handler = (draft, _attributes, { collectText }) =>
  collectText(MAX_LABEL, (text) => add(draft.headings, text));

const getPosition = ({ region, blockOffset, getElement }: ElementContext) => ({
  region,
  blockOffset,
  element: getElement(),
});

export const addScriptedBox = (draft: Draft, context: ElementContext): void =>
  add(draft.buttons, { text: '', isSubmit: false, isScripted: true, ...getPosition(context) });

const createScript = (text: string, src = '', type = ''): PageScript => ({
  src,
  type,
  text: text.slice(0, MAX_INLINE_SCRIPT),
  lookups: findLookups(text),
});

const ROBOTS = /^(?:robots|googlebot)$/;

function takeCode(draft: Draft, code: string): string {
  const room = Math.max(0, MAX_TOTAL_CODE - draft.codeLength);
  draft.codeLength += code.length;
  return code.slice(0, room);
}

const STYLE_URL = /(?:@import\s{1,9}|url\(\s{0,9})["']?([^"'()\s;]{4,500})/gi;

const isInvisible = (attributes: Attributes): boolean =>
  isHidden(attributes) || attributes.width === '0' || attributes.height === '0' || attributes.height === '1';

const createEmbedHandler =
  (name: string): Handler =>
  (draft, attributes) => {
    const { src, data, 'data-src': lazy } = attributes;
    const address = (src || data || lazy || '').trim();
    const isDeferred = !src && !data;
    if (address !== '' || name === 'iframe')
      add(draft.embeds, { name, src: address, isDeferred, isHidden: isInvisible(attributes) });
  };

const PROTECTED = /^\/cdn-cgi\/l\/email-protection#([\da-f]+)$/i;
const getAddress = ({ href = '', 'data-cfemail': encrypted }: Attributes): string => {
  const hex = encrypted ?? PROTECTED.exec(href)?.[1];
  return hex === undefined ? href.trim() : `mailto:${decodeAddress(hex)}`;
};

const addLink = (
  draft: Draft,
  attributes: Attributes,
  text: string,
  position: Position & Pick<PageLink, 'element'>,
): void =>
  add(draft.links, {
    href: getAddress(attributes),
    text: getLabel(text, attributes),
    isScripted: opensByScript(attributes),
    ...position,
  });

const createFieldHandler =
  (kind: string): Handler =>
  (draft, attributes, { region }) => {
    add(draft.fields ?? draft.looseFields, createField(kind, attributes, region, draft.label));
    draft.label = '';
  };

export const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    html: (draft, { lang }) => {
      draft.lang ||= lang ?? '';
    },
    body: (draft, { onload }) => {
      if (onload) add(draft.scripts, createScript(onload));
    },
    title: (draft, _attributes, context) =>
      context.collectText(MAX_LABEL * 2, (text) => {
        draft.title ??= text;
      }),
    base: (draft, { href }) => {
      draft.base ||= href ?? '';
    },
    meta: (draft, attributes) => {
      const { content, charset, name, property, 'http-equiv': header } = attributes;
      if (charset !== undefined && !draft.meta.has('charset')) draft.meta.set('charset', charset);
      if (content === undefined) return;
      const value = content.slice(0, MAX_FORM_TEXT);
      // One element may have a name and several properties.
      for (const keys of [name, property, header]) if (keys) addMeta(draft, keys, value);
      if (name && ROBOTS.test(name.trim().toLowerCase())) add(draft.robotsRules, value);
    },
    link: (draft, { rel = '', href = '' }) => {
      const kinds = rel.toLowerCase().split(/\s+/);
      if (kinds.includes('stylesheet')) add(draft.styleUrls, href);
      if (kinds.includes('canonical')) draft.canonical ||= href.trim();
    },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, handleHeading])),
    a: (draft, attributes, context) => {
      if (attributes.name) context.addId(attributes.name);
      const position = getPosition(context);
      context.collectText(MAX_LABEL, (text) => addLink(draft, attributes, text, position));
    },
    area: (draft, attributes, context) =>
      addLink(draft, attributes, attributes.alt ?? '', getPosition(context)),
    button: (draft, attributes, context) => {
      const position = getPosition(context);
      const type = attributes.type?.toLowerCase();
      const isSubmit = draft.fields !== null && type !== 'button' && type !== 'reset';
      context.collectText(MAX_LABEL, (text) =>
        add(draft.buttons, {
          text: getLabel(text, attributes),
          isSubmit,
          isScripted: opensByScript(attributes),
          ...position,
        }),
      );
    },
    label: (draft, _attributes, { collectText }) =>
      collectText(MAX_LABEL, (text) => {
        draft.label = text;
      }),
    form: (draft, attributes, context) => {
      const { action, method, role, id, class: classes, name } = attributes;
      const fields: PageField[] = [];
      const position = getPosition(context);
      draft.fields = fields;
      context.collectText(MAX_FORM_TEXT, (text) => {
        draft.fields = null;
        add(draft.forms, {
          action: action ?? '',
          method: toMethod(method),
          isScripted: hasHandler(attributes),
          endpoint: attributes['data-endpoint'] ?? '',
          role: (role ?? '').toLowerCase(),
          names: `${id ?? ''} ${name ?? ''} ${classes ?? ''}`.slice(0, MAX_LABEL),
          fields,
          text,
          ...position,
        });
      });
    },
    input: (draft, attributes, context) => {
      createFieldHandler('input')(draft, attributes, context);
      const type = attributes.type?.toLowerCase();
      const label = attributes.value ?? attributes.alt;
      // It may switch the button on.
      if (type === 'checkbox' && draft.fields && hasHandler(attributes)) addScriptedBox(draft, context);
      if ((type === 'submit' || type === 'button' || type === 'image') && label) {
        const isSubmit = type !== 'button' && draft.fields !== null;
        const isScripted = opensByScript(attributes);
        add(draft.buttons, {
          text: label.slice(0, MAX_LABEL),
          isSubmit,
          isScripted,
          ...getPosition(context),
        });
      }
    },
    textarea: createFieldHandler('textarea'),
    select: createFieldHandler('select'),
    img: (draft, { src, alt, role, 'aria-hidden': hidden, 'data-src': lazy }, context) => {
      add(draft.images, {
        src: src ?? lazy ?? '',
        alt: alt ?? null,
        blockOffset: context.blockOffset,
        isDecorative: role === 'presentation' || role === 'none' || hidden === 'true',
      });
      if (alt) context.addText(` ${alt} `);
    },
    ...Object.fromEntries(
      ['iframe', 'frame', 'embed', 'object', 'video'].map((name) => [name, createEmbedHandler(name)]),
    ),
    style: (draft, _attributes, { collectText }) =>
      collectText(MAX_SCRIPT_LENGTH, (text) => {
        for (const [, url = ''] of takeCode(draft, text).matchAll(STYLE_URL))
          if (!url.startsWith('data:')) add(draft.styleUrls, url);
      }),
    script: (draft, attributes, { collectText }) => {
      const { src = '', type = '' } = attributes;
      const mime = (type.toLowerCase().split(';', 1)[0] ?? '').trim();
      if (mime === 'application/ld+json') {
        collectText(MAX_JSON_LD, (text) => {
          draft.jsonLdLength += text.length;
          if (draft.jsonLdLength <= MAX_TOTAL_JSON_LD) add(draft.jsonLd, text);
        });
        return;
      }
      collectText(MAX_SCRIPT_LENGTH, (text) => {
        if (draft.scripts.length === MAX_ENTRIES) return;
        add(draft.scripts, createScript(takeCode(draft, text), src, mime));
      });
    },
    noscript: (draft, _attributes, { collectText }) =>
      collectText(MAX_FORM_TEXT, (text) => {
        draft.noscript = `${draft.noscript} ${text}`.slice(0, MAX_FORM_TEXT);
      }),
  }),
);
