/** What was meant by words that no row has. */
import type { Part } from './compounds.ts';
import type { SearchTerm } from './query-words.ts';
import { stemOf } from './stems.ts';
import type { TermIndex } from './term-index.ts';

/** Letters from which on a word may have something wrong. */
const MIN_LETTERS = 5;
/** The same of a part of a compound. */
const MIN_LETTERS_OF_PART = 6;
/** Letters of a stem from which on two of them may be wrong. */
const MIN_TWO_TYPOS = 8;
const MAX_SPOILED_ENDING = 4;
const MIN_SHARE_OF_BEGINNING = 0.6;
/** Suggestions may differ in more letters, since nobody is given them unasked. */
const MAX_TYPOS = 3;
const LETTERS_PER_TYPO = 3;

/** A word with each two neighbors swapped. */
const swapped = (letters: string): readonly string[] =>
  Array.from(
    { length: letters.length - 1 },
    (_, at) => letters.slice(0, at) + letters.charAt(at + 1) + letters.charAt(at) + letters.slice(at + 2),
  );

/** What is left of a word whose ending was mistyped, or is none of those that stemming knows. */
const withoutEnding = (letters: string): readonly string[] =>
  Array.from({ length: MAX_SPOILED_ENDING }, (_, at) => letters.slice(0, -at - 1)).filter(
    (rest) => rest.length >= Math.max(MIN_LETTERS, MIN_SHARE_OF_BEGINNING * letters.length),
  );

/** Stems of the index that one letter keeps apart from a part of a word. */
export const nearTo = ({ stem }: Part, index: TermIndex): readonly string[] =>
  stem.length < MIN_LETTERS_OF_PART ? [] : index.like(stem, 1);

/** Stems of the index that were meant by a word that it does not have. */
export function meantBy({ letters, stem }: SearchTerm, index: TermIndex): readonly string[] {
  if (letters.length < MIN_LETTERS) return [];
  const swaps = swapped(letters).map(stemOf).filter(index.has);
  if (swaps.length > 0) return swaps;
  const near = index.like(stem, 1);
  if (near.length > 0) return near;
  const beginning = withoutEnding(letters).find(index.has);
  if (beginning !== undefined) return [beginning];
  return stem.length < MIN_TWO_TYPOS ? [] : index.like(stem, 2);
}

/** Words of the rows that may have been meant, for somebody to choose from. */
export const suggestionsFor = ({ stem }: SearchTerm, index: TermIndex): readonly string[] =>
  index
    .like(stem, Math.min(MAX_TYPOS, Math.floor(stem.length / LETTERS_PER_TYPO)))
    .flatMap((each) => index.writtenFor(each) || []);
