import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { getEntities } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass } from './check.ts';
import { isSampleNumber } from './phones.ts';
import { quoteAround } from './text-view.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const toPattern = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[.+?|()[\]{}\\^$]/g, '\\$&')).join('|');
const join = (list: 'placeholders' | 'bracketed' | 'drafts'): string =>
  toPattern([...german[list], ...english[list]]);
/** Domains of sample addresses, and names before any domain. */
const DOMAIN =
  '(?:example|beispiel|muster(?:firma|mann)?|your-?(?:domain|company|business|web-?site|site|email|name)|my-?(?:business|company|domain)|(?:ihre?|deine?)-?(?:domain|firma|name)|company-?name|domain-?name|whatever)\\.(?:com|de|org|net|at|ch|io|co)';
/** Sample texts, names and streets; instructions in brackets; numbers of the same or rising digits. */
const PLACEHOLDER = new RegExp(
  [
    `(?<!\\p{L})(?:${join('placeholders')})(?![\\p{L}\\d])`,
    `\\[(?:${join('bracketed')})(?:[ ,:/-][^\\[\\]]{0,60})?\\]`,
    String.raw`(?<![\d\p{L}])(?:\+49|0)[ /()0-]{0,5}123[ /-]?45[ /-]?6(?:[ /-]?7(?:[ /-]?8)?(?:[ /-]?9)?)?(?:[ /-]?0)?(?![ /-]?\d)`,
    String.raw`(?<!\d)\(?555\)?[ .-](?:\d{3})[ .-]\d{4}(?!\d)|(?<!\d)(?:000[ -]000[ -]0000|\(?123\)?[ -]456[ -]7890)(?!\d)`,
    String.raw`(?<![\p{L}\d])(?:HRB|USt-?IdNr\.?:?|Steuernummer:?) ?(?:X{3,}|0{5,}|12345(?:6(?:78?9?)?)?)(?![\p{L}\d])|(?<![\p{L}\d])DE ?(?:123 ?456 ?789|X{9}|0{9})(?!\d)`,
    String.raw`(?<![\p{L}\d.@-])(?:[\w.-]{1,30}@${DOMAIN}|(?:info|mail|kontakt|contact|name|hello|email)@(?:domain|company)\.com|(?:you|your[\w.-]{0,12}|username|max\.?mustermann|john\.?doe|jane\.?doe)@[\w-]{2,30}\.\w{2,4})(?![\w.-])`,
    String.raw`(?:©|\(c\)|copyright) ?(?:\d{4} ?)?(?:untitled|company name|(?:your|my) ?(?:company|business|website|site|brand|name))(?!\p{L})`,
    String.raw`(?<![\d\p{L}])123 \p{L}{3,12} (?:st|street|ave|avenue|rd|road)\.?, ?(?:your |any)?(?:city|town)(?!\p{L})`,
    String.raw`https?://(?:www\.)?${DOMAIN}(?![\w.-])`,
  ].join('|'),
  'iu',
);
/** Instructions that name what to enter: “Registration: Your CAC Registration Number”. */
const INSTRUCTION =
  /(?:^|: )Your (?:\p{Lu}[\p{L}&.-]{0,20} ){0,3}(?:Business|Company|Registration|License|Firm|Shop|Store|Practice|Hotel|VAT|Tax)(?: \p{Lu}\p{L}{1,20}){0,2} (?:Number|Name|Address|Logo|Slogan|Tagline|Description)\.?$/u;
const DRAFT = new RegExp(
  `(?<!\\p{L})(?:${join('drafts')})(?!\\p{L})|^(?:entwurf|draft|draft version|demo-?version)[.!]?$`,
  'iu',
);
const TITLES = new Set([...german.titles, ...english.titles]);
const TITLE_PART = /just another wordpress site|my business name|your (?:business|company|site) name/i;
const LABELS = new Set([...german.labels, ...english.labels]);
const LATIN = new Set(
  (
    'lorem ipsum dolor amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim ' +
    'veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate ' +
    'velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum ' +
    'suspendisse vitae nibh neque dapibus mattis rutrum accumsan varius eget mollis gravida justo eu ut et in ad ex ea id est qui sit'
  ).split(' '),
);
const MIN_LATIN = 3;
/** Services of grey sample pictures, and names that a template gives to pictures. */
const SAMPLE_IMAGE =
  /^(?:https?:)?\/\/(?:[\w-]{1,20}\.)?(?:placehold\.(?:it|co)|placeholder\.com|placekitten\.com|dummyimage\.com|placeimg\.com|fakeimg\.pl|lorempixel\.com|fillmurray\.com)\/(?!1(?:x1)?(?:$|[/?.]))|(?:^|\/)your[-_][\w-]{2,40}\.(?:jpe?g|png|svg|webp|gif)$/i;
/** Words that introduce an example, or quote a sample on purpose. */
const EXAMPLE =
  /z\. ?b\.|(?<!\p{L})(?:e\.g\.|for example|for instance|beispiel(?:e|sweise)?|such as|format|mock|dummy|vorlagen?|templates?|generator)(?!\p{L})/iu;
const MAX_TEXT = 1_500;
const MAX_BLOCKS = 1_500;
/** With fewer visible words, scripts show what is hidden at first. */
const MIN_SHOWN = 40;
const NUMBER =
  /(?<!\p{L})(?:tel|telefon|fon|phone|telephone|(?:tele)?fax|mobil|mobile|handy)(?:nummer)?\.?:?\s{0,3}\+?\(?\d[\d\s()/.–-]{5,20}\d/giu;
const MAX_NUMBERS = 20;
const LEGAL: readonly string[] = ['imprint', 'privacy', 'contact'];

function isLatin(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 60) ?? [];
  const known = words.filter((word) => LATIN.has(word));
  return (
    new Set(known).size >= MIN_LATIN &&
    known.some((word) => word.length > 4) &&
    known.length >= words.length * 0.7
  );
}

function findSample(text: string): { readonly index: number; readonly length: number } | undefined {
  const match =
    DRAFT.exec(text) ?? INSTRUCTION.exec(text) ?? (EXAMPLE.test(text) ? null : PLACEHOLDER.exec(text));
  if (match) return { index: match.index, length: match[0].length };
  if (isLatin(text)) return { index: 0, length: Math.min(text.length, 60) };
  for (const { index, 0: number } of [...text.matchAll(NUMBER)].slice(0, MAX_NUMBERS))
    if (isSampleNumber(number)) return { index, length: number.length };
  return undefined;
}

/** Reports contain no email addresses, so that only the domain is quoted. */
const hideName = (text: string): string => text.replace(/[\w.-]{1,30}@(?=[\w-])/g, '@ ');

function findPlaceholders(page: Page): readonly string[] {
  const title = page.title.trim();
  const { visible, visibleWords } = getModel(page);
  const links = page.links.filter(({ region }) => region !== 'hidden' && region !== 'consent');
  const texts = [
    title,
    ...(visibleWords < MIN_SHOWN ? page.blocks : visible)
      .filter(({ kind }) => kind !== 'form')
      .slice(0, MAX_BLOCKS)
      .map(({ text }) => text),
    ...links.flatMap(({ href }) =>
      /^(?:mailto|tel):/i.test(href) ? [href.replace(/^tel:/i, 'tel ').replace(/^mailto:/i, '')] : [],
    ),
    ...getEntities(page).flatMap((entity) =>
      Object.entries(entity).flatMap(([key, value]) =>
        typeof value === 'string' ? [key === 'telephone' ? `tel ${value}` : value] : [],
      ),
    ),
  ];
  const found = texts.flatMap((whole) => {
    const text = whole.slice(0, MAX_TEXT);
    const sample = findSample(text);
    return sample ? [hideName(quoteAround(text, sample.index, sample.length))] : [];
  });
  return [
    ...(TITLES.has(title.toLowerCase()) || TITLE_PART.test(title) ? [title] : []),
    ...found,
    ...links.flatMap(({ text }) => (LABELS.has(text.toLowerCase()) ? [text] : [])),
    ...page.images.flatMap(({ src }) => (SAMPLE_IMAGE.test(src.trim().slice(0, 300)) ? [src.trim()] : [])),
  ];
}

const listPages = ({ page, internal }: Snapshot): readonly Page[] => [
  page,
  ...internal.pages.filter(({ kind }) => LEGAL.includes(kind)).map((each) => each.page),
];

export const PLACEHOLDERS_CHECK: Check = {
  id: 'placeholders',
  weight: 6,
  severity: 'high',
  run: (site) => {
    const places = [...new Set(listPages(site).flatMap(findPlaceholders))];
    return places[0] === undefined ? pass() : fail({ kind: 'placeholder', quote: places[0], places });
  },
};
