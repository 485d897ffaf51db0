/** Links that open a prefilled search in a new tab, built from the kind of buyer and the place. */
import type { RoadmapInput, Search } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { isPlainName, type NamedBuyer } from './named-buyers.ts';

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

const GERMAN_SPEAKING = ['de', 'at', 'ch', 'li'];
/** A longer phrase that no reviewed kind knows finds something else. */
const MAX_WORDS = 2;

/** The word that finds such buyers, in the language of the place. */
function findWord({ name, profile }: NamedBuyer, { country }: Place, language: Locale): string | undefined {
  if (!profile || profile.search === 'typed') return isPlainName(name, MAX_WORDS) ? name : undefined;
  const local = GERMAN_SPEAKING.includes(country) ? 'de' : country === '' ? language : 'en';
  return profile.search?.[local];
}

/** Searches near the business; none without its place, for a phrase, or for private customers. */
export function listSearches(buyer: NamedBuyer, { language, site, chosen }: RoadmapInput): readonly Search[] {
  const place = site?.place ?? { name: '', country: '' };
  const word = findWord(buyer, place, language);
  if (word === undefined || place.name === '') return [];
  // Of a kind that no profile knows, only a seller to firms names no private person: "brides".
  if (!buyer.profile && !chosen.customerType.includes('b2b')) return [];
  const map: Search = {
    kind: 'map',
    url: `https://www.google.com/maps/search/${encode(`${word} ${place.name}`)}`,
  };
  if (!buyer.profile) return [map];
  const directory = DIRECTORIES[place.country];
  const people = `https://www.linkedin.com/search/results/people/?keywords=${encode(`${word} ${place.name}`)}`;
  return [
    map,
    ...(buyer.profile.people ? [{ kind: 'people', url: people } as const] : []),
    ...(directory ? [{ kind: 'directory', url: directory(word, place.name) } as const] : []),
  ];
}
