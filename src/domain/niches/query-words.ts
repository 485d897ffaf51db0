/** Normalizes words for the search. */
import { cleanLine } from '../values/text.ts';
import type { Compounds, Split } from './compounds.ts';
import { foldLetters, WORD } from './letters.ts';
import { isStopWord, stemWord } from './stems.ts';

/** A word with its stem and the stems of its parts. */
export interface SearchTerm extends Split {
  readonly letters: string;
  readonly stem: string;
  /** Whether it starts with a capital, as German nouns do. */
  readonly isCapitalized: boolean;
}

const MIN_LETTERS = 2;

/** @returns null for a stop word */
export function toTerm(word: string, compounds: Compounds): SearchTerm | null {
  const letters = foldLetters(word);
  if (letters.length < MIN_LETTERS || isStopWord(letters)) return null;
  const isCapitalized = /^\p{Lu}/u.test(word);
  return { letters, stem: stemWord(letters), isCapitalized, ...compounds.split(letters) };
}

const GROUP = new RegExp(`${WORD}(?:-${WORD})*`, 'gu');

/** Words grouped by hyphens: E-Bike is one group. */
const splitGroups = (text: string): readonly (readonly string[])[] =>
  (cleanLine(text).match(GROUP) ?? []).map((group) => group.split('-'));

/**
 * The words to index a text by; a hyphenated one also as a single word.
 * @example tokenizeText('E-Bike leasen') // ['E', 'Bike', 'EBike', 'leasen']
 */
export const tokenizeText = (text: string): string[] =>
  splitGroups(text).flatMap((pieces) => (pieces.length > 1 ? [...pieces, pieces.join('')] : pieces));

/** The distinct words of a query; a hyphenated one is a compound. */
export function parseQueryTerms(text: string, compounds: Compounds): readonly SearchTerm[] {
  const terms = splitGroups(text).flatMap((pieces): SearchTerm[] => {
    const whole = toTerm(pieces.join(''), compounds);
    if (whole === null || pieces.length === 1) return whole === null ? [] : [whole];
    let offset = 0;
    const parts = pieces.flatMap((piece) => {
      const start = offset;
      const { letters, stem, parts: inner } = toTerm(piece, compounds) ?? { letters: foldLetters(piece) };
      offset += letters.length;
      const shifted = (inner ?? []).map((part) => ({
        ...part,
        start: start + part.start,
        end: start + part.end,
      }));
      return stem === undefined ? [] : [{ stem, start, end: offset }, ...shifted];
    });
    return [{ ...whole, isWhole: true, parts: [...parts, ...whole.parts] }];
  });
  return [...new Map(terms.map((term) => [term.stem, term])).values()];
}
