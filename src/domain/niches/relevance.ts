/** Tells a search for customers from an everyday question, by logistic regression over its letters and its best row. */
import { foldLetters, splitWords } from './letters.ts';

/** Written by `npm run finder:train`. */
export interface RelevanceModel {
  readonly bias: number;
  /** Weights of `toFeatures`. */
  readonly features: readonly number[];
  /** Weight of the largest byte of `letters`. */
  readonly scale: number;
  /** Base64 of one signed byte for each bucket of letters. */
  readonly letters: string;
}

/** How well the best row fits a query. */
export interface BestFit {
  /** Share of the query's meaning. */
  readonly coverage: number;
  readonly score: number;
  /** Whether the row matches every word. */
  readonly hasAll: boolean;
  /** Words searched for, and how many of them no row has. */
  readonly wordCount: number;
  readonly unknownCount: number;
}

export const BUCKETS = 2048;
const GRAM_LENGTHS = [2, 3, 4];
export const MAX_BYTE = 127;

/** FNV-1a. */
function toBucket(gram: string): number {
  let hash = 0x811c9dc5;
  for (let letter = 0; letter < gram.length; letter += 1)
    hash = Math.imul(hash ^ gram.charCodeAt(letter), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** Counts runs of letters within words, by bucket, as a vector of length 1. */
export function countLetters(query: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { text } of splitWords(query)) {
    const word = ` ${foldLetters(text)} `;
    for (const length of GRAM_LENGTHS)
      for (let start = 0; start + length <= word.length; start += 1) {
        const bucket = toBucket(word.slice(start, start + length));
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      }
  }
  const norm = Math.hypot(...counts.values());
  return new Map([...counts].map(([bucket, count]) => [bucket, count / norm]));
}

export const toFeatures = ({
  coverage,
  score,
  hasAll,
  wordCount,
  unknownCount,
}: BestFit): readonly number[] => [
  coverage,
  Math.log(score),
  Number(hasAll),
  Math.log(wordCount),
  unknownCount,
];

/** Returns the log-odds that a query is about customers: 0 or more if rows should be shown. */
export function createRelevance({ bias, features, scale, letters }: RelevanceModel) {
  const bytes = Int8Array.from(atob(letters), (byte) => byte.charCodeAt(0));
  return (query: string, best: BestFit): number => {
    let sum = toFeatures(best).reduce((total, value, place) => total + value * (features[place] ?? 0), bias);
    for (const [bucket, count] of countLetters(query))
      sum += (count * scale * (bytes[bucket] ?? 0)) / MAX_BYTE;
    return sum;
  };
}
