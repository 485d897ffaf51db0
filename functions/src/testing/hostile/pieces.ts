import fc from 'fast-check';

/** Around each limit of the analysis: depth, attributes, list entries, elements, and characters per block and page. */
const COUNTS = [1, 2, 3, 10, 11, 20, 21, 199, 201, 499, 501, 2_000, 2_001, 5_001, 20_001, 50_001, 3_000_000];

/** Repeats a text up to a maximum length. */
const repeatUpTo = (piece: string, count: number, maxLength: number): string =>
  piece === '' ? '' : piece.repeat(Math.min(count, Math.floor(maxLength / piece.length)));

export interface Grammar {
  /** Smallest units. */
  readonly atoms: readonly string[];
  /** Pairs that wrap other pieces. */
  readonly brackets: readonly (readonly [open: string, close: string])[];
  /** Maximum length, in characters. */
  readonly maxLength: number;
}

/**
 * Generates texts from a small grammar: concatenated, repeated, nested, numbered to be unique, and truncated
 * anywhere. The results are deep, long, repetitive, mixed, and close to every limit.
 */
export function generateText({ atoms, brackets, maxLength }: Grammar): fc.Arbitrary<string> {
  const count = fc.constantFrom(...COUNTS);
  const truncate = (text: string): string => text.slice(0, maxLength);
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...atoms),
      fc.tuple(tie('text'), count).map(([piece, times]) => repeatUpTo(piece, times, maxLength)),
      fc.tuple(fc.constantFrom(...brackets), tie('text'), count).map(([[open, close], inner, times]) => {
        const fits = Math.floor((maxLength - inner.length) / (open.length + close.length));
        const levels = Math.max(0, Math.min(times, fits));
        return open.repeat(levels) + inner + close.repeat(levels);
      }),
      fc.tuple(fc.constantFrom(...atoms), count).map(([piece, times]) => {
        const copies = Math.min(times, 20_000, Math.floor(maxLength / (piece.length + 6)));
        return Array.from({ length: copies }, (_unused, i) => piece.replaceAll('#', String(i))).join('');
      }),
      fc.array(tie('text'), { minLength: 2, maxLength: 5 }).map((all) => truncate(all.join(''))),
      fc.tuple(tie('text'), fc.nat(2_000)).map(([whole, end]) => whole.slice(0, whole.length - end)),
    ),
  }));
  return text;
}
