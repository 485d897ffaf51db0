/** Corrects typos in words that no row has. */
import type { CompoundPart } from './compounds.ts';
import type { SearchTerm } from './query-words.ts';
import { stemWord } from './stems.ts';
import type { TermIndex } from './term-index.ts';

/** Minimum length of a word, and of its stem, to correct. */
const MIN_LETTERS = 5;
/** Minimum length of a part of a compound to correct. */
const MIN_LETTERS_OF_PART = 6;
/** Minimum length of a stem to allow two typos in. */
const MIN_TWO_TYPOS = 8;
/** gemahnt, aufgestocktes */
const PARTICIPLE = /^(.*?)ge(.{3,})t(?:e[mnrs]?)?$/;
const MAX_ENDING_LENGTH = 4;
const MIN_SHARE_OF_START = 0.6;
/** Suggestions allow more typos, since the user chooses from them. */
const MAX_TYPOS = 3;
const LETTERS_PER_TYPO = 3;

/** A word with each pair of adjacent letters swapped. */
const listTranspositions = (letters: string): readonly string[] =>
  Array.from(
    { length: letters.length - 1 },
    (_, index) =>
      letters.slice(0, index) + letters.charAt(index + 1) + letters.charAt(index) + letters.slice(index + 2),
  );

/** A word without its ending, in case the ending is mistyped or unknown to the stemmer. */
const listStarts = (letters: string): readonly string[] =>
  Array.from({ length: MAX_ENDING_LENGTH }, (_, index) => letters.slice(0, -index - 1)).filter(
    (rest) => rest.length >= Math.max(MIN_LETTERS, MIN_SHARE_OF_START * letters.length),
  );

/** Stems in the index that are one edit away from a compound's part. */
export const findSimilarStems = ({ stem }: CompoundPart, index: TermIndex): readonly string[] =>
  stem.length < MIN_LETTERS_OF_PART ? [] : index.findSimilar(stem, 1);

/** Stems in the index that sound like a word, or are one edit away from it. */
export function findSpellings({ letters, stem }: SearchTerm, index: TermIndex): readonly string[] {
  if (letters.length < MIN_LETTERS) return [];
  const homophones = index.findHomophones(stem);
  if (homophones.length > 0) return homophones;
  const swaps = listTranspositions(letters).map(stemWord).filter(index.has);
  if (swaps.length > 0) return swaps;
  return stem.length < MIN_LETTERS ? [] : index.findSimilar(stem, 1);
}

/** Finds stems in the index that a misspelled word may stand for. */
export function findCorrections(term: SearchTerm, index: TermIndex): readonly string[] {
  const { letters, stem } = term;
  if (letters.length < MIN_LETTERS) return [];
  const infinitive = stemWord(letters.replace(PARTICIPLE, '$1$2'));
  if (index.has(infinitive)) return [infinitive];
  const spellings = findSpellings(term, index);
  if (spellings.length > 0) return spellings;
  const beginning = listStarts(letters).find(index.has);
  if (beginning !== undefined) return [beginning];
  return stem.length < MIN_TWO_TYPOS ? [] : index.findSimilar(stem, 2);
}

/** Words in the rows to suggest for a misspelled one. */
export const suggestWords = ({ stem }: SearchTerm, index: TermIndex): readonly string[] =>
  index
    .findSimilar(stem, Math.min(MAX_TYPOS, Math.floor(stem.length / LETTERS_PER_TYPO)))
    .flatMap((each) => index.getWord(each) || []);
