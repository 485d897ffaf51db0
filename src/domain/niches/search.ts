/** Searches the niches, in the browser and on the server. */
import type { SearchOptions } from 'minisearch';
import { coversWord } from './compounds.ts';
import { type Piece, splitAtMatches } from './marks.ts';
import type { Niche } from './niche-file.ts';
import { parseQueryTerms, type SearchTerm, tokenizeText } from './query-words.ts';
import type { SearchWords } from './search-words.ts';
import { runToCompletion } from './steps.ts';
import { buildTermIndex, type TermIndex } from './term-index.ts';
import { findCorrections, findSimilarStems, suggestWords } from './typos.ts';

export interface NicheHits {
  /** Numbers of the rows that match a word of the text, best first; all rows if the text has no words. */
  readonly rows: readonly number[];
  /** How many of them match every word; these come first. */
  readonly completeCount: number;
  /** Number of words searched for. */
  readonly wordCount: number;
  /** Stems that matched in the rows. */
  readonly stems: ReadonlySet<string>;
}

export interface NicheSearch {
  find(text: string): NicheHits;
  /** Suggested spellings for a text without results, as written in the rows. */
  suggest(text: string): readonly string[];
  /** Splits a row's text into matched and unmatched pieces. */
  splitAtMatches(text: string, stems: ReadonlySet<string>): readonly Piece[];
  /** The search words that matched a row if its own text did not. */
  findMatchedSearchWords(row: number, stems: ReadonlySet<string>): readonly string[];
}

const COLUMNS = ['mikronische', 'zielgruppe', 'beschreibung'] as const;
/** Weight of a match by a part of a word. */
const PART_WEIGHT = 0.5;
/** Weight of a known part of an otherwise unknown word. Applies only if few rows have it: not Schule in Tauchschule. */
const UNKNOWN_PART_WEIGHT = 0.3;
const MAX_SHARE_OF_UNKNOWN_PART = 0.03;
const MIN_UNKNOWN_PART = 5;
/** Weight of a match after correcting a typo. */
const TYPO_WEIGHT = 0.45;
/** Rows that lack a word are dropped below this share of the best score. */
const MIN_SHARE_OF_BEST = 0.2;
const MAX_SUGGESTIONS = 3;
const MAX_MATCHED_SEARCH_WORDS = 2;

interface RowMatch {
  readonly row: number;
  readonly score: number;
  /** Whether it has the whole word rather than a part. */
  readonly isWhole: boolean;
  readonly stems: readonly string[];
}

function searchStems(
  index: TermIndex,
  stems: readonly string[],
  options: SearchOptions,
  isWhole: (found: readonly string[]) => boolean,
): readonly RowMatch[] {
  return index.search(stems, options).map(({ id, score, queryTerms, match }) => ({
    row: Number(id),
    // MiniSearch multiplies by the number of matched terms, which here are parts of one word.
    score: score / Math.sqrt(queryTerms.length),
    isWhole: isWhole(queryTerms),
    stems: Object.keys(match),
  }));
}

/** Finds rows that match a word: exactly or by its parts; otherwise as a prefix, as a typo, or by a distinctive part. */
function findMatches(term: SearchTerm, index: TermIndex, rows: number): readonly RowMatch[] {
  const { letters, stem, isWhole, parts } = term;
  const partStems = [...new Set(parts.map((part) => part.stem))];
  if (index.has(stem) || isWhole)
    return searchStems(
      index,
      [stem, ...partStems],
      { boostTerm: (each) => (each === stem ? 1 : PART_WEIGHT) },
      (found) =>
        found.includes(stem) ||
        coversWord(
          parts.filter((part) => found.includes(part.stem)),
          letters.length,
        ),
    );
  const prefixMatches = searchStems(index, [letters], { prefix: true }, () => true);
  if (prefixMatches.length > 0) return prefixMatches;
  const corrected = findCorrections(term, index);
  if (corrected.length > 0)
    return searchStems(index, corrected, { boostTerm: () => TYPO_WEIGHT }, () => true);
  const repaired = parts.map((part) => (index.has(part.stem) ? [part.stem] : findSimilarStems(part, index)));
  if (repaired.length > 1 && repaired.every((each) => each.length > 0))
    return searchStems(index, repaired.flat(), { boostTerm: () => TYPO_WEIGHT }, () => false);
  const distinctive = parts
    .filter(({ start, end }) => end - start >= MIN_UNKNOWN_PART)
    .map((part) => part.stem)
    .filter((part) => index.search([part]).length <= MAX_SHARE_OF_UNKNOWN_PART * rows);
  return distinctive.length === 0
    ? []
    : searchStems(index, distinctive, { boostTerm: () => UNKNOWN_PART_WEIGHT }, () => false);
}

/** Inverse document frequency: 1 if one row has the word, close to 0 if all do. */
const computeWeight = (matchCount: number, rows: number): number =>
  Math.log(1 + rows / Math.max(1, matchCount)) / Math.log(1 + rows);

/** Finds rows that match any word: rows with all words first, then those with more and rarer words. */
function findRows(index: TermIndex, rows: number, text: string): NicheHits {
  const terms = parseQueryTerms(text, index.compounds);
  const stems = new Set<string>();
  if (terms.length === 0)
    return { rows: Array.from({ length: rows }, (_, row) => row), completeCount: rows, wordCount: 0, stems };
  const scores = new Map<number, { score: number; found: number; whole: number }>();
  let totalWeight = 0;
  for (const term of terms) {
    const matches = findMatches(term, index, rows);
    const weight = computeWeight(matches.length, rows);
    totalWeight += weight;
    for (const { row, score, isWhole, stems: found } of matches) {
      for (const stem of found) stems.add(stem);
      const sum = scores.get(row) ?? { score: 0, found: 0, whole: 0 };
      scores.set(row, {
        score: sum.score + score * Math.sqrt(weight),
        found: sum.found + weight,
        whole: sum.whole + Number(isWhole),
      });
    }
  }
  const hits = [...scores].map(([row, { score, found, whole }]) => ({
    row,
    score: (score * found) / totalWeight,
    hasAll: whole === terms.length,
  }));
  const minScore = MIN_SHARE_OF_BEST * Math.max(...hits.map(({ score }) => score));
  const best = hits
    .filter(({ score, hasAll }) => hasAll || score >= minScore)
    .sort((a, b) => Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.row - b.row);
  return {
    rows: best.map(({ row }) => row),
    completeCount: best.filter(({ hasAll }) => hasAll).length,
    wordCount: terms.length,
    stems,
  };
}

/**
 * Builds the search in small steps, so that a page stays responsive.
 * @param words search words by micro niche; optional
 */
export function* buildNicheSearch(
  niches: readonly Niche[],
  words: SearchWords = new Map(),
): Generator<undefined, NicheSearch> {
  const index = yield* buildTermIndex(niches, words);
  const listStems = (text: string): readonly string[] => tokenizeText(text).flatMap(index.listStems);
  return {
    find: (text) => findRows(index, niches.length, text),
    splitAtMatches: (text, stems) => splitAtMatches(text, stems, index.compounds),
    suggest: (text) =>
      [...new Set(parseQueryTerms(text, index.compounds).flatMap((term) => suggestWords(term, index)))].slice(
        0,
        MAX_SUGGESTIONS,
      ),
    findMatchedSearchWords(row, stems) {
      const niche = niches[row];
      const entries = words.get(niche?.mikronische ?? '') ?? [];
      if (niche === undefined || entries.length === 0) return [];
      const shown = new Set(COLUMNS.flatMap((column) => listStems(niche[column])));
      const isNew = (stem: string): boolean => stems.has(stem) && !shown.has(stem);
      const fits = entries.map((entry) => ({
        entry,
        // A stem of the word itself takes precedence over one of a part.
        fit: tokenizeText(entry)
          .map(index.listStems)
          .reduce((sum, [own = '', ...parts]) => sum + (isNew(own) ? 2 : Number(parts.some(isNew))), 0),
      }));
      const best = Math.max(1, ...fits.map(({ fit }) => fit));
      return fits.flatMap(({ entry, fit }) => (fit === best ? entry : [])).slice(0, MAX_MATCHED_SEARCH_WORDS);
    },
  };
}

/** Builds the search synchronously, for the server. */
export const createNicheSearch = (niches: readonly Niche[], words?: SearchWords): NicheSearch =>
  runToCompletion(buildNicheSearch(niches, words));
