/** Where the lines of text stand in a PDF as Chromium writes it: every glyph has a place of its own. */
import { objectsIn, streamOf } from './pdf-text.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** A line of text in points from the lower left corner of its page. */
interface Line {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First one, then the other. */
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
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

/** Reads the few operators by which Chromium places text. */
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
    else if (token === 'cm') page = times(matrixOf(numbers), page);
    else if (token === 'BT') glyphs = [];
    else if (token === 'Tf') size = numbers.at(-1) ?? 0;
    else if (token === 'Tm') text = matrixOf(numbers);
    else if (token === 'Td') text = times([1, 0, 0, 1, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0], text);
    else if (token === 'Tj') {
      const [a, , , , x, y] = times(text, page);
      glyphs.push([x, y]);
      if (glyphs.length === 1) lines.push({ left: x, right: x, bottom: y, size: size * Math.abs(a) });
      else lines.push({ ...(lines.pop() ?? { left: x, bottom: y, size }), right: x });
    }
    if (!token.startsWith('<')) numbers = [];
  }
  return lines;
}

/** How much of a line's height is letters. */
const LETTERS = 0.7;

const share = (oneFrom: number, oneTo: number, otherFrom: number, otherTo: number): number =>
  Math.min(oneTo, otherTo) - Math.max(oneFrom, otherFrom);

/** True where letters of one line stand on those of another. */
function overlap(one: Line, other: Line): boolean {
  const height = Math.min(one.size, other.size) * LETTERS;
  const tall = share(
    one.bottom,
    one.bottom + one.size * LETTERS,
    other.bottom,
    other.bottom + other.size * LETTERS,
  );
  const isSameLine = Math.abs(one.bottom - other.bottom) < 0.5;
  const wide = share(one.left, one.right, other.left, other.right);
  return wide > 1 && (isSameLine || tall > height / 3);
}

export interface PageLines {
  readonly lines: number;
  /** Lines that overlap. */
  readonly across: readonly string[];
  /** Font size of the lowest line, in points: that of a heading, where the page breaks behind one. */
  readonly footSize: number;
}

/** The lines of each page. */
export function pdfLines(file: Buffer): readonly PageLines[] {
  const objects = objectsIn(file.toString('latin1'));
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((page) => {
      const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
      const lines = linesIn(content);
      const across = lines.flatMap((one, index) =>
        lines
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${JSON.stringify(one)} ${JSON.stringify(other)}`),
      );
      const lowest = lines.toSorted((one, other) => one.bottom - other.bottom)[0];
      return { lines: lines.length, across, footSize: lowest?.size ?? 0 };
    });
}
