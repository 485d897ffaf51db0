/** Words that were meant, found by what was typed instead. */

const A = 97;
/** One bit for each letter from a to z that a word has, one for all others. */
export function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - A;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let bits = number; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Letters that a word of so many may have wrong. */
export const allowedTypos = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Where in a word something stands that was mistyped. */
export interface Likeness {
  readonly typos: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Compares what was typed with the part of a word that is most like it: letters left out, added, exchanged, or swapped
 * with their neighbour count one each.
 * @returns null when more than `most` letters differ
 */
export function likenessOf(typed: string, word: string, most: number): Likeness | null {
  const width = word.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, () => 0);
  let lastStarts = Array.from({ length: width }, (_, at) => at);
  let beforeStarts: number[] = [];
  for (let line = 1; line <= typed.length; line += 1) {
    const row = [line];
    const starts = [0];
    let least = line;
    for (let at = 1; at < width; at += 1) {
      const same = typed[line - 1] === word[at - 1];
      let typos = (last[at - 1] ?? 0) + (same ? 0 : 1);
      let start = lastStarts[at - 1] ?? 0;
      if ((last[at] ?? 0) + 1 < typos) {
        typos = (last[at] ?? 0) + 1;
        start = lastStarts[at] ?? 0;
      }
      if ((row[at - 1] ?? 0) + 1 < typos) {
        typos = (row[at - 1] ?? 0) + 1;
        start = starts[at - 1] ?? 0;
      }
      const isSwapped =
        line > 1 && at > 1 && typed[line - 1] === word[at - 2] && typed[line - 2] === word[at - 1];
      if (isSwapped && (before[at - 2] ?? 0) + 1 < typos) {
        typos = (before[at - 2] ?? 0) + 1;
        start = beforeStarts[at - 2] ?? 0;
      }
      row.push(typos);
      starts.push(start);
      if (typos < least) least = typos;
    }
    if (least > most) return null;
    before = last;
    beforeStarts = lastStarts;
    last = row;
    lastStarts = starts;
  }
  let end = 0;
  for (let at = 1; at < width; at += 1) if ((last[at] ?? 0) <= (last[end] ?? 0)) end = at;
  const typos = last[end] ?? 0;
  return typos <= most ? { typos, start: lastStarts[end] ?? 0, end } : null;
}

/** Whether a word can be that like what was typed at all: it lacks too many of its letters otherwise. */
export const mayBeLike = (typedLetters: number, wordLetters: number, most: number): boolean =>
  bitsOf(typedLetters & ~wordLetters) <= most;

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)));

/** How much two words share, from 0 to 1, by pairs of letters. */
export function sharedPairs(one: string, other: string): number {
  const first = pairsOf(one);
  const second = pairsOf(other);
  let shared = 0;
  for (const pair of first) if (second.has(pair)) shared += 1;
  return (2 * shared) / (first.size + second.size);
}
