import type { Compounds } from './compounds.ts';
import { fold, splitWords } from './letters.ts';
import { toTerm } from './query-words.ts';

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text at the words and compound parts that a search matched. Joined, the pieces are the text.
 * @param stems of the matches
 * @example splitAtMatches('Im Hallenbau', new Set(['bau']), compounds) // [{ text: 'Im Hallen', isMarked: false }, { text:
 * 'bau', isMarked: true }]
 */
export function splitAtMatches(
  text: string,
  stems: ReadonlySet<string>,
  compounds: Compounds,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  const words = stems.size > 0 ? splitWords(text) : [];
  for (const { text: word, start } of words) {
    const term = toTerm(word, compounds);
    if (term === null) continue;
    const { positions } = fold(word);
    const isWhole = stems.has(term.stem);
    const ranges = isWhole
      ? [{ start: 0, end: positions.length - 1 }]
      : term.parts.filter(({ stem }) => stems.has(stem));
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
      add(start + (positions[range.start] ?? 0), false);
      add(start + (positions[range.end] ?? word.length), true);
    }
  }
  add(text.length, false);
  return pieces;
}
