import { type Piece, splitAtMatches } from './marks.ts';
import type { Niche } from './niche-file.ts';
import { parseQueryTerms, type SearchTerm, tokenizeText } from './query-words.ts';
import { type BestFit, createRelevance, type RelevanceModel } from './relevance.ts';
import type { SearchWords } from './search-words.ts';
import type { SynonymLine } from './synonyms.ts';
import { buildTermIndex, type TermIndex } from './term-index.ts';
import { computeRarity, findTermMatches, isKnownTerm } from './term-matches.ts';
import { suggestWords } from './typos.ts';

export interface NicheHits {
  /** Numbers of the rows that fit the text, best first; none if none fits well enough. */
  readonly rows: readonly number[];
  /** How many of them match every word; these come first. */
  readonly completeCount: number;
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
/** Minimum share of the query's meaning that the best row must have if no model decides. */
const MIN_COVERAGE = 0.32;
/** The meaning of this many rare words is enough, however long the question. */
const MAX_TOTAL_WEIGHT = 2;
/** Weight of other words in a query with nouns, which carry a question's meaning. */
const WEIGHT_BESIDE_NOUNS = 0.5;
/** Rows that lack a word are dropped below this share of the best score. */
const MIN_SHARE_OF_BEST = 0.05;
const MAX_SUGGESTIONS = 3;
const MAX_MATCHED_SEARCH_WORDS = 2;

const NO_HITS: NicheHits = { rows: [], completeCount: 0, wordCount: 0, stems: new Set() };

type IsRelevant = (query: string, best: BestFit) => boolean;

const weighTerm = ({ isCapitalized }: SearchTerm, terms: readonly SearchTerm[]): number =>
  isCapitalized || terms.every((term) => !term.isCapitalized) ? 1 : WEIGHT_BESIDE_NOUNS;

interface Matches {
  readonly terms: readonly SearchTerm[];
  /** Stems that matched. */
  readonly stems: ReadonlySet<string>;
  readonly hits: readonly Hit[];
}

interface Hit extends BestFit {
  readonly row: number;
}

/** Finds rows that match any word of a query, in no order. */
export function matchRows(index: TermIndex, rows: number, text: string): Matches {
  const terms = parseQueryTerms(text, index.compounds);
  const stems = new Set<string>();
  const sums = new Map<number, { score: number; weight: number; whole: number }>();
  let totalWeight = 0;
  for (const term of terms) {
    const matches = findTermMatches(term, index, rows, term === terms.at(-1));
    const rarity =
      weighTerm(term, terms) *
      computeRarity(matches.filter(({ isWhole }) => isWhole).length || matches.length, rows);
    totalWeight += rarity;
    for (const { row, score, share, isWhole, stems: matched } of matches) {
      for (const stem of matched) stems.add(stem);
      const sum = sums.get(row) ?? { score: 0, weight: 0, whole: 0 };
      sums.set(row, {
        score: sum.score + score * Math.sqrt(rarity),
        weight: sum.weight + share * rarity,
        whole: sum.whole + Number(isWhole),
      });
    }
  }
  const wordCount = terms.length;
  const unknownCount = terms.filter((term) => !isKnownTerm(term, index)).length;
  const hits = [...sums].map(([row, { score, weight, whole }]) => {
    const coverage = weight / Math.min(totalWeight, MAX_TOTAL_WEIGHT);
    const hasAll = whole === wordCount;
    return { row, coverage, score: score * coverage ** 2, hasAll, wordCount, unknownCount };
  });
  return { terms, stems, hits };
}

/** The hit with the highest score. */
export const findBest = (hits: readonly Hit[]): Hit | null =>
  hits.reduce<Hit | null>((best, hit) => (best && best.score >= hit.score ? best : hit), null);

/** Finds rows that match any word: rows with all words first, then those with more and rarer words. */
function findRows(index: TermIndex, rows: number, isRelevant: IsRelevant, text: string): NicheHits {
  const { terms, stems, hits } = matchRows(index, rows, text);
  const top = findBest(hits);
  if (!top || !isRelevant(text, top)) return { ...NO_HITS, wordCount: terms.length };
  const minScore = MIN_SHARE_OF_BEST * top.score;
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
 * @param synonyms optional
 * @param model without one, every query is answered that a row has enough of
 */
export function* buildNicheSearch(
  niches: readonly Niche[],
  words: SearchWords = new Map(),
  synonyms: readonly SynonymLine[] = [],
  model?: RelevanceModel,
): Generator<undefined, NicheSearch> {
  const index = yield* buildTermIndex(niches, words, synonyms);
  const rate = model && createRelevance(model);
  const isRelevant: IsRelevant = (query, best) =>
    rate ? rate(query, best) >= 0 : best.coverage >= MIN_COVERAGE;
  const listStems = (text: string): readonly string[] => tokenizeText(text).flatMap(index.listStems);
  return {
    find: (text) => findRows(index, niches.length, isRelevant, text),
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
