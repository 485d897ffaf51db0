/** Finds lines of text in a PDF as Chromium writes it, with a position per glyph. */
import { objectsIn, streamOf } from './pdf-text.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** In points, from the page's lower left corner. */
interface Line {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies the first matrix, then the second. */
const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6);
  return [a, b, c, d, e, f];
};

/** Interprets the operators that Chromium uses to place text. */
function linesIn(content: string): readonly Line[] {
  const lines: Line[] = [];
  const stack: Matrix[] = [];
  let page = IDENTITY;
  let text = IDENTITY;
  let size = 0;
  let glyphs: (readonly [number, number])[] = [];
  let numbers: number[] = [];
  for (const [token] of content.matchAll(/<[^>]*>|[^\s<>[\]()]+/g)) {
    const number = Number(token);
    if (!Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (token === 'q') stack.push(page);
    else if (token === 'Q') page = stack.pop() ?? IDENTITY;
    else if (token === 'cm') page = multiply(matrixOf(numbers), page);
    else if (token === 'BT') glyphs = [];
    else if (token === 'Tf') size = numbers.at(-1) ?? 0;
    else if (token === 'Tm') text = matrixOf(numbers);
    else if (token === 'Td') text = multiply([1, 0, 0, 1, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0], text);
    else if (token === 'Tj') {
      const [a, , , , x, y] = multiply(text, page);
      glyphs.push([x, y]);
      if (glyphs.length === 1) lines.push({ left: x, right: x, bottom: y, size: size * Math.abs(a) });
      else lines.push({ ...(lines.pop() ?? { left: x, bottom: y, size }), right: x });
    }
    if (!token.startsWith('<')) numbers = [];
  }
  return lines;
}

/** Letters' share of a line's height. */
const LETTERS = 0.7;

const overlapLength = (oneFrom: number, oneTo: number, otherFrom: number, otherTo: number): number =>
  Math.min(oneTo, otherTo) - Math.max(oneFrom, otherFrom);

/** Whether the letters of two lines overlap. */
function doOverlap(a: Line, b: Line): boolean {
  const height = Math.min(a.size, b.size) * LETTERS;
  const tall = overlapLength(a.bottom, a.bottom + a.size * LETTERS, b.bottom, b.bottom + b.size * LETTERS);
  const isSameLine = Math.abs(a.bottom - b.bottom) < 0.5;
  const wide = overlapLength(a.left, a.right, b.left, b.right);
  return wide > 1 && (isSameLine || tall > height / 3);
}

export interface PageLines {
  readonly lines: number;
  /** Pairs of lines that overlap. */
  readonly overlaps: readonly string[];
  /** Font size of the lowest line in points. A heading's size means that the page breaks after a heading. */
  readonly footSize: number;
}

export function pdfLines(file: Buffer): readonly PageLines[] {
  const objects = objectsIn(file.toString('latin1'));
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((page) => {
      const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
      const lines = linesIn(content);
      const overlaps = lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter((other) => doOverlap(line, other))
          .map((other) => `${JSON.stringify(line)} ${JSON.stringify(other)}`),
      );
      const lowest = lines.toSorted((a, b) => a.bottom - b.bottom)[0];
      return { lines: lines.length, overlaps, footSize: lowest?.size ?? 0 };
    });
}
