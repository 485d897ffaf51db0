/** What the finder shows for what is asked for. */
import {
  CARDS_IN_PAGE,
  type NicheName,
  type NicheWithRelatives,
  nichesIn,
} from '../../domain/niches/cards.ts';
import type { Piece } from '../../domain/niches/marks.ts';
import type { Niche } from '../../domain/niches/niche-file.ts';
import type { NicheSearch } from '../../domain/niches/search.ts';
import { slugOf } from '../../domain/niches/slug.ts';

/** What somebody looks for. */
export interface NicheQuery {
  /** Null: all of them. */
  readonly nische: string | null;
  readonly text: string;
}

export const NO_QUERY: NicheQuery = { nische: null, text: '' };

/** The niche file, as far as it is here. */
export type FileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly niches: readonly Niche[] };

/** A choice of the niche filter. */
export interface NicheChoice {
  readonly slug: string;
  readonly name: string;
  /** How many of its rows the search finds. */
  readonly count: number;
}

export interface Results {
  readonly state: FileState['kind'];
  /** Every niche of the file, in the alphabet's order. */
  readonly choices: readonly NicheChoice[];
  /** The chosen niche; null for all, also when the file has no niche of that name. */
  readonly chosen: NicheChoice | null;
  readonly found: readonly Niche[];
  /** How many the search finds in all niches. */
  readonly foundInAll: number;
  /** How many words were looked for when none of what was found has all of them; otherwise 0. */
  readonly lacking: number;
  /** Parts a text of a row at what was found. */
  readonly piecesOf: (text: string) => readonly Piece[];
  /** The search words by which a row was found. */
  readonly fitting: (niche: Niche) => readonly string[];
  readonly relativesOf: (niche: Niche) => readonly NicheName[];
  /** Words that may have been meant, when nothing was found. */
  readonly near: () => readonly string[];
}

const NO_RESULTS = {
  choices: [],
  chosen: null,
  found: [],
  foundInAll: 0,
  lacking: 0,
  piecesOf: (text: string) => [{ text, isMarked: false }],
  fitting: () => [],
  relativesOf: () => [],
  near: () => [],
};

/** @returns null while there is no index to answer with */
export function resultsOf(
  file: FileState,
  search: NicheSearch | null,
  { nische, text }: NicheQuery,
  first: readonly NicheWithRelatives[],
): Results | null {
  if (file.kind === 'failed') return { state: 'failed', ...NO_RESULTS };
  const isAsked = text.trim() !== '';
  if (file.kind === 'loading') {
    const found = isAsked || nische !== null ? [] : first.slice(0, CARDS_IN_PAGE).map(({ niche }) => niche);
    return { state: 'loading', ...NO_RESULTS, found };
  }
  if (isAsked && search === null) return null;
  const { niches } = file;
  const hits = isAsked ? search?.find(text) : undefined;
  const rows = hits?.rows ?? [...niches.keys()];
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = niches[row]?.nische ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const choices = nichesIn(niches).map((name) => ({
    slug: slugOf(name),
    name,
    count: counts.get(name) ?? 0,
  }));
  const chosen = choices.find(({ slug }) => slug === nische) ?? null;
  const isChosen = (row: number): boolean => chosen === null || niches[row]?.nische === chosen.name;
  const found = rows.filter(isChosen).flatMap((row) => niches[row] ?? []);
  const results = { state: 'ready', choices, chosen, found, foundInAll: rows.length } as const;
  if (search === null || hits === undefined) return { ...NO_RESULTS, ...results };
  const isComplete = rows.slice(0, hits.complete).some(isChosen);
  return {
    ...NO_RESULTS,
    ...results,
    lacking: isComplete ? 0 : hits.words,
    piecesOf: (part) => search.piecesOf(part, hits.stems),
    fitting: (niche) => search.fitting(niches.indexOf(niche), hits.stems),
    near: () => (rows.length === 0 ? search.near(text) : []),
  };
}

/** Before anything is there. */
export const START: Results = { state: 'loading', ...NO_RESULTS };
