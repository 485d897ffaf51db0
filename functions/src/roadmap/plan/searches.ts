/** Links that open a prefilled search in a new tab, built from the kind of buyer and the place. */
import type { RoadmapInput, Search } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { BUSINESS_KINDS } from '../../../../src/contract/website/business-kinds.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import type { Profile } from '../library/schema.ts';
import { isPlainName, stripLeading } from './named-buyers.ts';

const encode = encodeURIComponent;

/** Trade directories by country. */
const DIRECTORIES: Readonly<Record<string, (word: string, place: string) => string>> = {
  de: (word, place) => `https://www.gelbeseiten.de/suche/${encode(word)}/${encode(place)}`,
  at: (word, place) => `https://www.herold.at/gelbe-seiten/${encode(place)}/was_${encode(word)}/`,
  ch: (word, place) => `https://www.local.ch/de/s/${encode(`${word} ${place}`)}`,
  gb: (word, place) =>
    `https://www.yell.com/ucs/UcsSearchAction.do?keywords=${encode(word)}&location=${encode(place)}`,
  us: (word, place) =>
    `https://www.yellowpages.com/search?search_terms=${encode(word)}&geo_location_terms=${encode(place)}`,
};

/** Where the business is, as its website says; '' if it does not. */
interface Place {
  readonly name: string;
  /** ISO 3166, in lower case. */
  readonly country: string;
}

/** Kinds of business whose customers sit all over the country. */
const NATIONWIDE: ReadonlySet<(typeof BUSINESS_KINDS)[number] | null> = new Set([
  'manufacturer',
  'software',
  'consulting',
  'engineering',
]);

const GERMAN_SPEAKING = ['de', 'at', 'ch', 'li'];
/** A longer phrase that no reviewed kind knows finds something else. */
const MAX_WORDS = 2;

/** The word that finds such buyers: as typed if that is in the language of the place. */
function findWord(
  name: string,
  { search }: Profile,
  { country }: Place,
  language: Locale,
): string | undefined {
  const local = GERMAN_SPEAKING.includes(country) ? 'de' : country === '' ? language : 'en';
  const isTyped = isPlainName(name, MAX_WORDS) && local === language;
  if (search === undefined || isTyped) return search && name;
  return search === 'typed' ? undefined : search[local];
}

/** Searches for a kind of buyer, near the business or in its country; none without its place. */
export function listSearches(
  name: string,
  profile: Profile,
  { language, site, kind }: RoadmapInput,
): readonly Search[] {
  const near = site?.place ?? { name: '', country: '' };
  const word = findWord(stripLeading(name), profile, near, language);
  if (word === undefined || near.name === '') return [];
  const isNationwide = NATIONWIDE.has(kind) && near.country !== '';
  const place = isNationwide
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(near.country.toUpperCase()) ?? near.name)
    : near.name;
  const map = {
    kind: 'map',
    place,
    url: `https://www.google.com/maps/search/${encode(`${word} ${place}`)}`,
  } as const;
  const directory = isNationwide ? undefined : DIRECTORIES[near.country];
  return directory ? [map, { kind: 'directory', url: directory(word, place) }] : [map];
}
