import type { Niche } from './niche.ts';

export interface NicheQuery {
  /** Null: all of them. */
  readonly nische: string | null;
  readonly text: string;
}

export const NO_QUERY: NicheQuery = { nische: null, text: '' };

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * How people write German words when they search: with umlauts, with `ae`, or with the bare vowel.
 * @example spellingsOf('Bäcker & Söhne Straße') // ['baecker & soehne strasse', 'backer & sohne strasse']
 */
export function spellingsOf(text: string): readonly [long: string, bare: string] {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  const long = lower.replace(/[äöü]/g, (umlaut) => UMLAUTS.get(umlaut) ?? umlaut);
  return [withoutMarks(long), withoutMarks(lower)];
}

/** A search over the micro niche, the description and the target group; every word must occur. */
export function createNicheSearch(niches: readonly Niche[]): (query: NicheQuery) => readonly Niche[] {
  const rows = niches.map((niche) => ({
    niche,
    spellings: spellingsOf([niche.mikronische, niche.beschreibung, niche.zielgruppe].join('\n')),
  }));
  return ({ nische, text }) => {
    const words = text.split(/\s+/).filter(Boolean).map(spellingsOf);
    return rows
      .filter(({ niche }) => nische === null || niche.nische === nische)
      .filter(({ spellings: [long, bare] }) =>
        words.every(([longWord, bareWord]) => long.includes(longWord) || bare.includes(bareWord)),
      )
      .map(({ niche }) => niche);
  };
}

/** The niches of a file, each once, in the German alphabet's order. */
export const nichesIn = (niches: readonly Niche[]): readonly string[] =>
  [...new Set(niches.map(({ nische }) => nische))].sort((a, b) => a.localeCompare(b, 'de'));
