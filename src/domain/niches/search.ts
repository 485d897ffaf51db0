/** Searches the niches, in the browser and on the server. */
import type { SearchOptions } from 'minisearch';
import { areWhole } from './compounds.ts';
import { type Piece, piecesOf } from './marks.ts';
import type { Niche } from './niche-file.ts';
import { queryTermsOf, type SearchTerm, tokensOf } from './query-words.ts';
import type { SearchWords } from './search-words.ts';
import { runSteps } from './steps.ts';
import { buildTermIndex, type TermIndex } from './term-index.ts';
import { correctTypos, similarStems, suggestionsFor } from './typos.ts';

export interface NicheHits {
  /** Numbers of the rows that match a word of the text, best first; all rows if the text has no words. */
  readonly rows: readonly number[];
  /** How many of them match every word; these come first. */
  readonly complete: number;
  /** Number of words searched for. */
  readonly words: number;
  /** Stems that matched in the rows. */
  readonly stems: ReadonlySet<string>;
}

export interface NicheSearch {
  find(text: string): NicheHits;
  /** Suggested spellings for a text without results, as written in the rows. */
  near(text: string): readonly string[];
  /** Splits a row's text into matched and unmatched pieces. */
  piecesOf(text: string, stems: ReadonlySet<string>): readonly Piece[];
  /** The search words that matched a row if its own text did not. */
  fitting(row: number, stems: ReadonlySet<string>): readonly string[];
}

const COLUMNS = ['mikronische', 'zielgruppe', 'beschreibung'] as const;
/** Weight of a match by a part of a word. */
const PART = 0.5;
/** Weight of a known part of an otherwise unknown word. Applies only if few rows have it: not Schule in Tauchschule. */
const UNKNOWN_PART = 0.3;
const MAX_SHARE_OF_UNKNOWN_PART = 0.03;
const MIN_UNKNOWN_PART = 5;
/** Weight of a match after correcting a typo. */
const MISTYPED = 0.45;
/** Rows that lack a word are dropped below this share of the best score. */
const MIN_SHARE_OF_BEST = 0.2;
const MAX_NEAR = 3;
const MAX_FITTING = 2;

interface Found {
  readonly row: number;
  readonly score: number;
  /** Whether it has the whole word rather than a part. */
  readonly isWhole: boolean;
  readonly stems: readonly string[];
}

function foundBy(
  index: TermIndex,
  stems: readonly string[],
  options: SearchOptions,
  isWhole: (found: readonly string[]) => boolean,
): readonly Found[] {
  return index.search(stems, options).map(({ id, score, queryTerms, match }) => ({
    row: Number(id),
    // MiniSearch multiplies by the number of matched terms, which here are parts of one word.
    score: score / Math.sqrt(queryTerms.length),
    isWhole: isWhole(queryTerms),
    stems: Object.keys(match),
  }));
}

/** Rows that match a word: exactly or by its parts; otherwise as a prefix, as a typo, or by a distinctive part. */
function lookUp(term: SearchTerm, index: TermIndex, rows: number): readonly Found[] {
  const { letters, stem, isWhole, parts } = term;
  const partStems = [...new Set(parts.map((part) => part.stem))];
  if (index.has(stem) || isWhole)
    return foundBy(
      index,
      [stem, ...partStems],
      { boostTerm: (each) => (each === stem ? 1 : PART) },
      (found) =>
        found.includes(stem) ||
        areWhole(
          parts.filter((part) => found.includes(part.stem)),
          letters.length,
        ),
    );
  const prefixMatches = foundBy(index, [letters], { prefix: true }, () => true);
  if (prefixMatches.length > 0) return prefixMatches;
  const meant = correctTypos(term, index);
  if (meant.length > 0) return foundBy(index, meant, { boostTerm: () => MISTYPED }, () => true);
  const repaired = parts.map((part) => (index.has(part.stem) ? [part.stem] : similarStems(part, index)));
  if (repaired.length > 1 && repaired.every((each) => each.length > 0))
    return foundBy(index, repaired.flat(), { boostTerm: () => MISTYPED }, () => false);
  const telling = parts
    .filter(({ start, end }) => end - start >= MIN_UNKNOWN_PART)
    .map((part) => part.stem)
    .filter((part) => index.search([part]).length <= MAX_SHARE_OF_UNKNOWN_PART * rows);
  return telling.length === 0 ? [] : foundBy(index, telling, { boostTerm: () => UNKNOWN_PART }, () => false);
}

/** Inverse document frequency: 1 if one row has the word, close to 0 if all do. */
const weightOf = (having: number, rows: number): number =>
  Math.log(1 + rows / Math.max(1, having)) / Math.log(1 + rows);

/** Not every word has to match: rows with all of them come first, then those with more and rarer ones. */
function findIn(index: TermIndex, rows: number, text: string): NicheHits {
  const terms = queryTermsOf(text, index.compounds);
  const stems = new Set<string>();
  if (terms.length === 0)
    return { rows: Array.from({ length: rows }, (_, row) => row), complete: rows, words: 0, stems };
  const sums = new Map<number, { score: number; found: number; whole: number }>();
  let wanted = 0;
  for (const term of terms) {
    const having = lookUp(term, index, rows);
    const weight = weightOf(having.length, rows);
    wanted += weight;
    for (const { row, score, isWhole, stems: found } of having) {
      for (const stem of found) stems.add(stem);
      const sum = sums.get(row) ?? { score: 0, found: 0, whole: 0 };
      sums.set(row, {
        score: sum.score + score * Math.sqrt(weight),
        found: sum.found + weight,
        whole: sum.whole + Number(isWhole),
      });
    }
  }
  const hits = [...sums].map(([row, { score, found, whole }]) => ({
    row,
    score: (score * found) / wanted,
    hasAll: whole === terms.length,
  }));
  const least = MIN_SHARE_OF_BEST * Math.max(...hits.map(({ score }) => score));
  const best = hits
    .filter(({ score, hasAll }) => hasAll || score >= least)
    .sort((a, b) => Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.row - b.row);
  return {
    rows: best.map(({ row }) => row),
    complete: best.filter(({ hasAll }) => hasAll).length,
    words: terms.length,
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
  const stemsIn = (text: string): readonly string[] => tokensOf(text).flatMap(index.stemsOf);
  return {
    find: (text) => findIn(index, niches.length, text),
    piecesOf: (text, stems) => piecesOf(text, stems, index.compounds),
    near: (text) =>
      [...new Set(queryTermsOf(text, index.compounds).flatMap((term) => suggestionsFor(term, index)))].slice(
        0,
        MAX_NEAR,
      ),
    fitting(row, stems) {
      const niche = niches[row];
      const entries = words.get(niche?.mikronische ?? '') ?? [];
      if (niche === undefined || entries.length === 0) return [];
      const shown = new Set(COLUMNS.flatMap((column) => stemsIn(niche[column])));
      const isNew = (stem: string): boolean => stems.has(stem) && !shown.has(stem);
      const fits = entries.map((entry) => ({
        entry,
        // A stem of the word itself takes precedence over one of a part.
        fit: tokensOf(entry)
          .map(index.stemsOf)
          .reduce((sum, [own = '', ...parts]) => sum + (isNew(own) ? 2 : Number(parts.some(isNew))), 0),
      }));
      const best = Math.max(1, ...fits.map(({ fit }) => fit));
      return fits.flatMap(({ entry, fit }) => (fit === best ? entry : [])).slice(0, MAX_FITTING);
    },
  };
}

/** Builds the search synchronously, for the server. */
export const createNicheSearch = (niches: readonly Niche[], words?: SearchWords): NicheSearch =>
  runSteps(buildNicheSearch(niches, words));
