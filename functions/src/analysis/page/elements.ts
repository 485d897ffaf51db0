import type { Region } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What an element means for the text in and around it. */
export interface ElementKind {
  /** It ends the running text before and after it, or at least the word. */
  readonly parts: 'blocks' | 'words' | null;
  /** Its content is not part of what people read on the page. */
  readonly unread: boolean;
  readonly region: Region | null;
  /** A box that means nothing by itself: its id and class may say more. */
  readonly plainBox: boolean;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = setOf(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead ' +
    'tr ul video audio iframe',
);
const words = setOf('a button');
const unread = setOf('title script style noscript template svg math object canvas textarea');
const boxes = setOf('div section ul');
const REGIONS: readonly Region[] = ['header', 'nav', 'main', 'aside', 'footer'];

/** Every element that means something, by name: one look-up for each tag of a page. */
export const ELEMENTS: ReadonlyMap<string, ElementKind> = new Map(
  [...new Set([...blocks, ...words, ...unread])].map((name) => [
    name,
    {
      parts: blocks.has(name) ? 'blocks' : words.has(name) ? 'words' : null,
      unread: unread.has(name),
      region: REGIONS.find((region) => region === name) ?? null,
      plainBox: boxes.has(name),
    },
  ]),
);

const REGION_OF_ROLE: ReadonlyMap<string, Region> = new Map<string, Region>([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
]);

/** The region that a role names. */
export const regionOfRole = (role: string): Region | undefined => REGION_OF_ROLE.get(role);

/** What the names in an id or class attribute say. */
export interface NameHint {
  readonly region?: Region;
  /** A section of customers' voices. */
  readonly testimonials?: true;
}

const NO_HINT: NameHint = {};

/** Reads one id or class attribute. */
export function hintOf(names: string): NameHint {
  if (!/footer|nav|menu|testimonial|kundenstimme|review/i.test(names)) return NO_HINT;
  if (/testimonial|kundenstimme|(?:^|[\s_-])reviews(?:$|[\s_-])/i.test(names)) return { testimonials: true };
  if (/(?:^|[\s_-])footer(?:$|[\s_-])/i.test(names)) return { region: 'footer' };
  if (/(?:^|[\s_-])(?:navbar|navigation|nav|menu)(?:$|[\s_-])/i.test(names)) return { region: 'nav' };
  return NO_HINT;
}
