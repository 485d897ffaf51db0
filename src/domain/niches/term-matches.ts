/** Finds the rows that match one word of a query, and how much of it they have. */
import { type SearchTerm, toTerm } from './query-words.ts';
import { isStopWord } from './stems.ts';
import type { Hit, TermIndex } from './term-index.ts';
import { findCorrections, findSimilarStems, findSpellings } from './typos.ts';

export interface TermMatch extends Hit {
  /** Whether the row has the whole word, possibly in another spelling. */
  readonly isWhole: boolean;
  /** Share of the word's meaning that the row has, 0 to 1: less for parts, and for guesses. */
  readonly share: number;
}

const PART_WEIGHT = 0.25;
const PART_SHARE = 0.9;
const SYNONYM_WEIGHT = 0.7;
const SYNONYM_SHARE = 0.8;
const TYPO_WEIGHT = 0.45;
const TYPO_SHARE = 0.7;
/** Share of a row with all known parts of an otherwise unknown word. */
const UNKNOWN_SHARE = 0.6;
/** Shorter beginnings of a word say too little. */
const MIN_PREFIX = 4;
/** Minimum length of a stop word as the last part of a compound. */
const MIN_FILLER_HEAD = 5;
/** Number of letters that may link two parts of a word. */
const MAX_JOINT = 2;

/** Inverse document frequency: 1 if one row or none has the word, close to 0 if all do. */
export const computeRarity = (matchCount: number, rows: number): number =>
  Math.log(1 + rows / Math.max(1, matchCount)) / Math.log(1 + rows);

/** A range of a word's letters, and the stems to find it by. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly stems: readonly string[];
}

/** Distributes a word's meaning over its letters: rare and unknown parts carry more, linking letters none. */
function weighLetters(
  length: number,
  parts: readonly (Part & { readonly rarity: number })[],
): readonly number[] {
  const weights = Array.from({ length }, () => 0);
  let covered = 0;
  const fillGap = (end: number): void => {
    if (end - covered > MAX_JOINT) weights.fill(1, covered, end);
  };
  for (const { start, end, rarity } of parts.toSorted((a, b) => a.start - b.start)) {
    fillGap(start);
    for (let letter = start; letter < end; letter += 1)
      weights[letter] = Math.max(weights[letter] ?? 0, rarity);
    covered = Math.max(covered, end);
  }
  fillGap(length);
  return weights;
}

/** Finds rows by any of several stems, by row. */
function searchAny(index: TermIndex, stems: readonly string[]): ReadonlyMap<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const hit of stems.flatMap((stem) => index.search(stem))) {
    const other = hits.get(hit.row);
    hits.set(hit.row, {
      row: hit.row,
      score: Math.max(hit.score, other?.score ?? 0),
      stems: [...hit.stems, ...(other?.stems ?? [])],
    });
  }
  return hits;
}

/**
 * Finds rows by the parts of a word.
 * @param weight of a match
 * @param maxShare the share of a row that has all parts
 */
function matchParts(
  { letters }: SearchTerm,
  parts: readonly Part[],
  index: TermIndex,
  rows: number,
  weight: number,
  maxShare: number,
): readonly TermMatch[] {
  const found = parts.map((part) => {
    const hits = searchAny(index, part.stems);
    return { ...part, hits, rarity: computeRarity(hits.size, rows) };
  });
  const letterWeights = weighLetters(letters.length, found);
  const total = letterWeights.reduce((sum, each) => sum + each, 0);
  return [...new Set(found.flatMap(({ hits }) => [...hits.keys()]))].map((row) => {
    const inRow = found.filter(({ hits }) => hits.has(row));
    const missing = letterWeights.reduce(
      (sum, each, letter) =>
        inRow.some(({ start, end }) => start <= letter && letter < end) ? sum : sum + each,
      0,
    );
    const isWhole = missing === 0;
    return {
      row,
      score: weight * inRow.reduce((sum, { hits }) => sum + (hits.get(row)?.score ?? 0), 0),
      stems: inRow.flatMap(({ hits }) => hits.get(row)?.stems ?? []),
      isWhole,
      share: isWhole ? maxShare : maxShare * PART_SHARE * (1 - missing / total),
    };
  });
}

/** Finds rows that have a word itself, or its parts. */
function matchKnownTerm(term: SearchTerm, index: TermIndex, rows: number): readonly TermMatch[] {
  const parts = term.parts.map((part) => ({
    ...part,
    stems: [part.stem, ...index.listSynonyms(part.stem)],
  }));
  const matches = new Map(
    matchParts(term, parts, index, rows, PART_WEIGHT, 1).map((match) => [match.row, match]),
  );
  for (const { row, score, stems } of index.search(term.stem)) {
    const byParts = matches.get(row);
    matches.set(row, {
      row,
      score: score + (byParts?.score ?? 0),
      stems: [...stems, ...(byParts?.stems ?? [])],
      isWhole: true,
      share: 1,
    });
  }
  return [...matches.values()];
}

const matchCorrections = (stems: readonly string[], index: TermIndex): readonly TermMatch[] =>
  [...searchAny(index, stems).values()].map((hit) => ({
    ...hit,
    score: TYPO_WEIGHT * hit.score,
    isWhole: true,
    share: TYPO_SHARE,
  }));

/** A compound without its last part, if that says nothing: Alkohol for Alkoholprobleme. */
function removeFillerHead(letters: string): string {
  for (let end = MIN_PREFIX; end <= letters.length - MIN_FILLER_HEAD; end += 1)
    if (isStopWord(letters.slice(end))) return letters.slice(0, end);
  return letters;
}

/** Adds the rows that have a synonym of a word. */
function addSynonyms(
  matches: readonly TermMatch[],
  synonyms: readonly string[],
  index: TermIndex,
  isKnown: boolean,
): readonly TermMatch[] {
  const byRow = new Map(matches.map((match) => [match.row, match]));
  for (const { row, score, stems } of searchAny(index, synonyms).values()) {
    const own = byRow.get(row);
    byRow.set(row, {
      row,
      score: Math.max(SYNONYM_WEIGHT * score, own?.score ?? 0),
      stems: [...stems, ...(own?.stems ?? [])],
      isWhole: own?.isWhole ?? !isKnown,
      share: Math.max(SYNONYM_SHARE, own?.share ?? 0),
    });
  }
  return [...byRow.values()];
}

/** Whether rows have a word, all its parts, or a synonym of it: matches of others are guesses. */
export const isKnownTerm = ({ stem, isWhole }: SearchTerm, index: TermIndex): boolean =>
  index.has(stem) || isWhole || index.listSynonyms(stem).length > 0;

/**
 * Finds rows that match a word: itself, its parts, or its synonyms; otherwise as a beginning, with a typo, or a part of
 * it.
 * @param rows number of all rows
 * @param isLast whether it may still be typed
 */
export function findTermMatches(
  term: SearchTerm,
  index: TermIndex,
  rows: number,
  isLast: boolean,
): readonly TermMatch[] {
  const { letters, stem, isWhole, parts } = term;
  const isKnown = index.has(stem) || isWhole;
  const synonyms = index.listSynonyms(stem);
  if (isKnown || synonyms.length > 0) {
    const own = isKnown ? matchKnownTerm(term, index, rows) : [];
    const matches = addSynonyms(own, synonyms, index, isKnown);
    if (index.has(stem) || matches.some((match) => match.isWhole)) return matches;
    // No row has all parts of the compound: a typo may look like other parts.
    const spelled = matchCorrections(findSpellings(term, index), index);
    return spelled.length > 0 ? spelled : matches;
  }
  const modifier = toTerm(removeFillerHead(letters), index.compounds);
  if (modifier !== null && modifier.letters !== letters) return findTermMatches(modifier, index, rows, false);
  const begun = isLast && letters.length >= MIN_PREFIX ? index.search(letters, { prefix: true }) : [];
  if (begun.length > 0) return begun.map((hit) => ({ ...hit, isWhole: true, share: 1 }));
  const corrected = matchCorrections(findCorrections(term, index), index);
  if (corrected.length > 0) return corrected;
  const known = parts
    .map((part) => ({ ...part, stems: index.has(part.stem) ? [part.stem] : findSimilarStems(part, index) }))
    .filter(({ stems }) => stems.length > 0);
  return matchParts(term, known, index, rows, TYPO_WEIGHT, UNKNOWN_SHARE);
}
