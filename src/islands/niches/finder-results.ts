/** The finder's results for a query. */
import {
  listNicheNames,
  type NicheName,
  type NicheWithRelated,
  STATIC_CARDS,
} from '../../domain/niches/cards.ts';
import type { Piece } from '../../domain/niches/marks.ts';
import type { Niche } from '../../domain/niches/niche-file.ts';
import type { NicheSearch } from '../../domain/niches/search.ts';
import { slugify } from '../../domain/niches/slug.ts';

/** A search for micro niches. */
export interface NicheQuery {
  /** Null: all niches. */
  readonly nische: string | null;
  readonly text: string;
}

export const EMPTY_QUERY: NicheQuery = { nische: null, text: '' };

/** The niche file's loading state. */
export type FileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly niches: readonly Niche[] };

/** An option of the niche filter. */
export interface NicheChoice {
  readonly slug: string;
  readonly name: string;
  /** Number of search results in it; null until the search is ready. */
  readonly count: number | null;
}

/** The search; null until its index is built. */
export type SearchState = NicheSearch | 'failed' | null;

export interface Results {
  /** Only results that are `ready` may be counted; a search without its index is still loading. */
  readonly state: FileState['kind'];
  /** All niches in the file, in alphabetical order. */
  readonly choices: readonly NicheChoice[];
  /** The selected niche; null for all, or if the file does not have it. */
  readonly chosen: NicheChoice | null;
  readonly found: readonly Niche[];
  /** Whether the search lacks its search words, because they failed to load. */
  readonly isLimited: boolean;
  /** Number of search results over all niches. */
  readonly totalFound: number;
  /** Number of words searched for if no result has all of them; otherwise 0. */
  readonly partialMatchWordCount: number;
  /** Splits a row's text into matched and unmatched pieces. */
  readonly splitText: (text: string) => readonly Piece[];
  /** The search words that matched a row. */
  readonly getMatchedWords: (niche: Niche) => readonly string[];
  readonly getRelatedNiches: (niche: Niche) => readonly NicheName[];
  /** Suggested spellings if nothing was found. */
  readonly suggestions: () => readonly string[];
}

const NO_RESULTS = {
  choices: [],
  chosen: null,
  found: [],
  isLimited: false,
  totalFound: 0,
  partialMatchWordCount: 0,
  splitText: (text: string) => [{ text, isMarked: false }],
  getMatchedWords: () => [],
  getRelatedNiches: () => [],
  suggestions: () => [],
};

/** Computes the results of a query; without an index, a search is still loading. */
export function computeResults(
  file: FileState,
  search: SearchState,
  { nische, text }: NicheQuery,
  first: readonly NicheWithRelated[],
): Results {
  const hasText = text.trim() !== '';
  if (file.kind === 'failed' || (hasText && search === 'failed')) return { state: 'failed', ...NO_RESULTS };
  if (file.kind === 'loading') {
    const found = hasText || nische !== null ? [] : first.slice(0, STATIC_CARDS).map(({ niche }) => niche);
    return { state: 'loading', ...NO_RESULTS, found };
  }
  const { niches } = file;
  const index = hasText && search !== 'failed' ? search : null;
  const isLoading = hasText && index === null;
  const hits = index?.find(text);
  const rows = isLoading ? [] : (hits?.rows ?? [...niches.keys()]);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = niches[row]?.nische ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const choices = listNicheNames(niches).map((name) => ({
    slug: slugify(name),
    name,
    count: isLoading ? null : (counts.get(name) ?? 0),
  }));
  const chosen = choices.find(({ slug }) => slug === nische) ?? null;
  const isChosen = (row: number): boolean => chosen === null || niches[row]?.nische === chosen.name;
  const found = rows.filter(isChosen).flatMap((row) => niches[row] ?? []);
  const state = isLoading ? 'loading' : 'ready';
  const results = { ...NO_RESULTS, state, choices, chosen, found, totalFound: rows.length } as const;
  if (index === null || hits === undefined) return results;
  const isComplete = rows.slice(0, hits.completeCount).some(isChosen);
  return {
    ...results,
    partialMatchWordCount: isComplete ? 0 : hits.wordCount,
    splitText: (part) => index.splitAtMatches(part, hits.stems),
    getMatchedWords: (niche) => index.findMatchedSearchWords(niches.indexOf(niche), hits.stems),
    suggestions: () => (rows.length === 0 ? index.suggest(text) : []),
  };
}
