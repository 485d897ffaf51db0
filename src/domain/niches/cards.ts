/** What the finder shows of the niche file at a time, and of each row in it. */
import { lettersOf } from './letters.ts';
import type { Niche } from './niche-file.ts';

/** Cards that are shown at first, and that come at a time. */
export const CARDS = 24;
/** Cards that stand in the page before the file is read: as many as fill a large window. */
export const CARDS_IN_PAGE = 9;

/** What a micro niche is called, and which niche it belongs to. */
export type NicheName = Pick<Niche, 'nische' | 'mikronische'>;

/** A row of the file, and the micro niches near to it. */
export interface NicheWithRelatives {
  readonly niche: Niche;
  readonly related: readonly NicheName[];
}

/** The niches of a file, each once, in the German alphabet's order. */
export function nichesIn(niches: readonly Niche[]): readonly string[] {
  const names = new Set(niches.map(({ nische }) => nische));
  const keys = [...names].map((name) => ({ name, key: lettersOf(name) }));
  // Without Intl: a phone takes 50 ms to make its German alphabet ready, while the visitor waits for the first page.
  return keys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ name }) => name);
}
