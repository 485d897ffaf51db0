import { folded, wordsOf } from './niche-letters.ts';
import type { Fit } from './niche-vocabulary.ts';

/** A piece of a text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Parts a text at the letters that a search found; joined again it is the text.
 * @param marks which letters of a folded word fit, by the word
 * @example piecesOf('Die Straße', marksForStrasse) // [{ text: 'Die ', isMarked: false }, { text: 'Straße', isMarked: true }]
 */
export function piecesOf(text: string, marks: ReadonlyMap<string, Fit>): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMarked });
    done = Math.max(done, end);
  };
  if (marks.size > 0) {
    for (const { text: word, start } of wordsOf(text)) {
      const { letters, places } = folded(word);
      const fit = marks.get(letters);
      if (!fit) continue;
      add(start + (places[fit.start] ?? 0), false);
      add(start + (places[fit.end] ?? word.length), true);
    }
  }
  add(text.length, false);
  return pieces;
}
