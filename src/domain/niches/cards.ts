/** Data of the finder's cards, and how many cards are shown. */
import { foldLetters } from './letters.ts';
import type { Niche } from './niche-file.ts';

/** Cards shown initially and per page. */
export const CARDS_PER_PAGE = 24;
/** Cards in the static page: enough to fill a large window. */
export const STATIC_CARDS = 9;

/** The name of a micro niche and its niche. */
export type NicheName = Pick<Niche, 'nische' | 'mikronische'>;

/** A row of the file and its related micro niches. */
export interface NicheWithRelated {
  readonly niche: Niche;
  readonly related: readonly NicheName[];
}

/** The distinct niches of a file, in German alphabetical order. */
export function listNicheNames(niches: readonly Niche[]): readonly string[] {
  const names = new Set(niches.map(({ nische }) => nische));
  const keys = [...names].map((name) => ({ name, key: foldLetters(name) }));
  // Without Intl: a phone takes 50 ms to load the German collation, while the visitor waits for the page.
  return keys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ name }) => name);
}
