import { foldLetters, splitWords } from './letters.ts';
import type { Niche } from './niche-file.ts';
import { isStopWord, stemWord } from './stems.ts';

/** A word in more than this share of rows is not distinctive. */
const MAX_SHARE_OF_ROWS = 0.04;
const MAX_RELATED = 3;
/** A word's weight in the name, the target group, and the description. */
const WEIGHTS = { mikronische: 2, zielgruppe: 1, beschreibung: 0.3 } as const;
/** Boost for two rows of the same niche. */
const SAME_NICHE = 1.3;
const MIN_LETTERS = 5;
/** Below this score, shared words are coincidental. */
const MIN_SCORE = 5;
/** Rows of different niches must share this many words, since a single one is coincidental. */
const MIN_SHARED = 2;

/** The stem of a noun; null for any other word. */
function toNounStem(word: string): string | null {
  if (word.length < MIN_LETTERS || !/^\p{Lu}/u.test(word)) return null;
  const stem = stemWord(foldLetters(word));
  return isStopWord(stem) ? null : stem;
}

/** @param nouns cache, since most words occur in many rows */
function weighNouns(niche: Niche, nouns: Map<string, string | null>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const column of ['beschreibung', 'zielgruppe', 'mikronische'] as const)
    for (const { text: word } of splitWords(niche[column])) {
      const cached = nouns.get(word);
      const noun = cached === undefined ? toNounStem(word) : cached;
      nouns.set(word, noun);
      if (noun !== null) weights.set(noun, WEIGHTS[column]);
    }
  return weights;
}

/** Maps a row's number to the numbers of its related rows, nearest first. */
export type FindRelatedRows = (row: number) => readonly number[];

/**
 * Finds rows about the same subject or target group: those that share the rarest nouns, at least one of them in a
 * name, and at least two if the niche differs. Falls back to neighbors in the same niche. Yields after each row, so that a page stays
 * responsive.
 */
export function* buildRelatedRows(niches: readonly Niche[]): Generator<undefined, FindRelatedRows> {
  const rowsByNoun = new Map<string, number[]>();
  const nouns = new Map<string, string | null>();
  const nounWeights: ReadonlyMap<string, number>[] = [];
  for (const [row, niche] of niches.entries()) {
    const weights = weighNouns(niche, nouns);
    nounWeights.push(weights);
    for (const noun of weights.keys()) {
      const rows = rowsByNoun.get(noun);
      if (rows) rows.push(row);
      else rowsByNoun.set(noun, [row]);
    }
    yield;
  }
  const maxRows = Math.max(2, niches.length * MAX_SHARE_OF_ROWS);
  const isSame = (row: number, other: number): boolean => niches[other]?.nische === niches[row]?.nische;
  return (row) => {
    const matches = new Map<number, readonly [score: number, shared: number]>();
    for (const [noun, weight] of nounWeights[row] ?? []) {
      const rows = rowsByNoun.get(noun) ?? [];
      if (rows.length > maxRows) continue;
      const rarity = Math.log(niches.length / rows.length);
      for (const other of rows) {
        if (other === row) continue;
        const otherWeight = nounWeights[other]?.get(noun) ?? 0;
        const [score, shared] = matches.get(other) ?? [0, 0];
        // A word that is in neither name is usually coincidental.
        const isInName = Math.max(weight, otherWeight) >= WEIGHTS.mikronische;
        matches.set(other, [isInName ? score + weight * otherWeight * rarity : score, shared + 1]);
      }
    }
    const factorOf = (other: number, shared: number): number =>
      isSame(row, other) ? SAME_NICHE : Number(shared >= MIN_SHARED);
    const near = [...matches]
      .map(([other, [score, shared]]) => ({ other, score: score * factorOf(other, shared) }))
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score || a.other - b.other)
      .map(({ other }) => other);
    const neighbors = [row + 1, row - 1, row + 2].filter((other) => isSame(row, other));
    return [...new Set([...near, ...neighbors])].slice(0, MAX_RELATED);
  };
}
