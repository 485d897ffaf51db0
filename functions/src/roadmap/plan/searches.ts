/** Links that open a prefilled search in a new tab, built only from what was typed and the place. */
import type { Search } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import type { NamedBuyer } from './named-buyers.ts';

const encode = encodeURIComponent;

/** Trade directories by country; a search needs both a word and a place. */
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
export interface Place {
  readonly name: string;
  /** ISO 3166, in lower case. */
  readonly country: string;
}

export function listSearches(
  { name, profile }: NamedBuyer,
  place: Place,
  language: Locale,
): readonly Search[] {
  const word = profile?.search[language] ?? name;
  const directory = DIRECTORIES[place.country];
  return [
    { kind: 'map', url: `https://www.google.com/maps/search/${encode(`${word} ${place.name}`.trim())}` },
    {
      kind: 'people',
      url: `https://www.linkedin.com/search/results/people/?keywords=${encode(`${name} ${place.name}`.trim())}`,
    },
    ...(directory && place.name !== ''
      ? [{ kind: 'directory', url: directory(word, place.name) } as const]
      : []),
  ];
}
