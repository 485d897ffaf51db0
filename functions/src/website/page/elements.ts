import type { Region } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

export type Inside = 'link' | 'item' | 'quote' | 'form' | 'article' | 'address';

/** What an element means for the text in and around it. */
export interface ElementKind {
  /** Whether its start and end separate blocks, lines or words. */
  readonly separates: 'blocks' | 'lines' | 'words' | null;
  /** Its content is not visible text. */
  readonly isSkipped: boolean;
  readonly region: Region | null;
  /** A generic box, described only by its id and class. */
  readonly isBox: boolean;
  readonly inside: Inside | null;
  /** Of a heading; otherwise 0. */
  readonly level: number;
}

const splitSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = splitSet(
  'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead ' +
    'tr ul video audio iframe',
);
const words = splitSet('a button label');
const skipped = splitSet(
  'title script style noscript noframes template svg math object canvas textarea video audio iframe',
);
const boxes = splitSet('div section ul aside dialog form');
const REGIONS: readonly Region[] = ['header', 'nav', 'main', 'aside', 'footer'];
const INSIDE: Readonly<Record<string, Inside>> = {
  a: 'link',
  button: 'link',
  li: 'item',
  td: 'item',
  dt: 'item',
  dd: 'item',
  blockquote: 'quote',
  q: 'quote',
  form: 'form',
  select: 'form',
  article: 'article',
  address: 'address',
};

/** Every relevant element by name, so that each tag needs one lookup. */
export const ELEMENTS: ReadonlyMap<string, ElementKind> = new Map(
  [...new Set([...blocks, ...words, ...skipped, 'br', 'q'])].map((name) => [
    name,
    {
      separates: blocks.has(name) ? 'blocks' : words.has(name) ? 'words' : name === 'br' ? 'lines' : null,
      isSkipped: skipped.has(name),
      region: REGIONS.find((region) => region === name) ?? null,
      isBox: boxes.has(name),
      inside: INSIDE[name] ?? null,
      level: Number(/^h([1-6])$/.exec(name)?.[1] ?? 0),
    },
  ]),
);

const REGION_BY_ROLE: ReadonlyMap<string, Region> = new Map<string, Region>([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
]);

/** The region of an ARIA landmark role. */
export const findRegionByRole = (role: string): Region | undefined => REGION_BY_ROLE.get(role);
