/**
 * One line of a journal or snapshot: a header, the JSON, a line feed. The header has the CRC-32 of the JSON, its length in
 * bytes, the number of the line in its file, the checksum of the line before, and the CRC-32 of these four, which is the line's
 * checksum; each in eight hexadecimal digits. With a length that can be believed, a line that a stop cut off can be told from
 * one that was damaged; with number and checksum, a missing line or one in the wrong place is found. Format 1 had neither of
 * these two; format 0, whose files do not begin with a line that names it, no checksum of the header either.
 */
import { crc32 } from 'node:zlib';
import type { Path } from '../tree/path.ts';
import type { Fields, Value } from '../tree/value.ts';

/**
 * `w`: writes to a namespace, in order. `c`: children to add at a path (snapshots). `end`: the snapshot is complete. `journal`:
 * how far the journals reach.
 */
export type JournalRecord =
  | { readonly n: string; readonly w: readonly (readonly [path: Path, value: Value | null])[] }
  | { readonly n: string; readonly p: Path; readonly c: Fields }
  | { readonly end: number }
  | { readonly journal: number; readonly size: number };

/** How the lines of a file are made. */
export type Format = 0 | 1 | 2;

const FORMATS: readonly Format[] = [0, 1, 2];
export const CURRENT: Format = 2;
/** The first line of every file that is written. */
export const FIRST_LINE = `realtime-database format ${CURRENT}\n`;
const ANY_FIRST_LINE = /^realtime-database format (\d+)\n/;

/** A line, for the one behind it. */
export interface Link {
  /** Its number in its file, from 1. */
  readonly number: number;
  readonly checksum: number;
}

/** Before the first line of a file. */
export const CHAIN_START: Link = { number: 0, checksum: 0 };

const LINE_FEED = 10;
/** Bytes of a number in a header, with the space behind it. */
const NUMBER_LENGTH = 9;
/** Bytes before the JSON, by format. */
const HEADER_LENGTHS: Readonly<Record<Format, number>> = {
  0: 2 * NUMBER_LENGTH,
  1: 3 * NUMBER_LENGTH,
  2: 5 * NUMBER_LENGTH,
};
export const HEADER_LENGTH = HEADER_LENGTHS[CURRENT];
const HEADER = /^(?:[0-9a-f]{8} )+$/;
/** The smallest unit that a disk writes. */
const BLOCK = 512;
/** So many zeros in a row are no accident of a byte or two. */
const HOLE = 16;

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0');
}

/** What stands before the JSON of a line, and the line for the one behind it. */
export function headerOf(json: Uint8Array, before: Link): { readonly header: string; readonly link: Link } {
  const number = before.number + 1;
  const checked = [crc32(json), json.length, number, before.checksum].map(hexadecimal).join(' ');
  const checksum = crc32(checked);
  return { header: `${checked} ${hexadecimal(checksum)} `, link: { number, checksum } };
}

/** The format of a file and where its lines begin; the number of a format that only a later version knows. */
export function formatOf(
  bytes: Buffer,
): { readonly format: Format; readonly begin: number } | { readonly unknown: number } {
  const [line, number] = ANY_FIRST_LINE.exec(bytes.toString('latin1', 0, FIRST_LINE.length + 8)) ?? [];
  if (line === undefined) return { format: 0, begin: 0 };
  const format = FORMATS.find((known) => known > 0 && String(known) === number);
  return format === undefined ? { unknown: Number(number) } : { format, begin: line.length };
}

/** What is found at a place: a record; the rest of a line that was cut off; or damage. Nothing follows the last two. */
export type Found =
  | { readonly kind: 'record'; readonly record: JournalRecord; readonly end: number; readonly link: Link }
  | { readonly kind: 'torn' | 'damaged'; readonly start: number };

/** Reads all lines from a place on. */
export function* decodeLines(bytes: Buffer, format: Format, begin: number): Generator<Found> {
  let link = CHAIN_START;
  for (let start = begin; start < bytes.length; ) {
    const line = lineAt(bytes, start, format);
    if (!line?.isWhole) {
      yield { kind: isTorn(bytes, start, format, line) ? 'torn' : 'damaged', start };
      return;
    }
    if (format === CURRENT && !continues(link, line)) {
      yield { kind: 'damaged', start };
      return;
    }
    // The checksum proves that this server wrote the line.
    const record: JournalRecord = JSON.parse(bytes.toString('utf8', line.from, line.to));
    link = { number: link.number + 1, checksum: line.numbers.at(-1) ?? 0 };
    yield { kind: 'record', record, end: line.to + 1, link };
    start = line.to + 1;
  }
}

function continues({ number, checksum }: Link, { numbers }: Line): boolean {
  return numbers[2] === number + 1 && numbers[3] === checksum;
}

/** A line by what its header says: its JSON is from `from` to `to`. */
interface Line {
  /** Those of its header. */
  readonly numbers: readonly number[];
  readonly from: number;
  readonly to: number;
  /** All of it is there, and as it was written. */
  readonly isWhole: boolean;
}

/** Null where no header stands. */
function lineAt(bytes: Buffer, start: number, format: Format): Line | null {
  const from = start + HEADER_LENGTHS[format];
  const header = bytes.toString('latin1', start, from);
  if (header.length < HEADER_LENGTHS[format] || !HEADER.test(header)) return null;
  const numbers = header.match(/\w+/g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
  if (format > 0 && numbers.at(-1) !== crc32(header.slice(0, -NUMBER_LENGTH - 1))) return null;
  const [checksum, size = 0] = numbers;
  const to = from + size;
  const isWhole =
    to < bytes.length && bytes[to] === LINE_FEED && crc32(bytes.subarray(from, to)) === checksum;
  return { numbers, from, to, isWhole };
}

/**
 * True when what stands at a place, where no whole line is, can be nothing but the end of a write that was never finished.
 * When in doubt it is not: what was acknowledged is never cut off.
 */
function isTorn(bytes: Buffer, start: number, format: Format, line: Line | null): boolean {
  if (hasLineBehind(bytes, start, line)) return false;
  // What a file begins with is on the disk before the file has its name.
  return isCutOff(bytes, start, format, line) || (start > 0 && hasHole(bytes, start));
}

/** Of any format: without its first line a file looks like one of before. */
function hasLineBehind(bytes: Buffer, start: number, line: Line | null): boolean {
  // Its own line feed may be what was damaged.
  if (line && isLineAt(bytes, line.to + 1)) return true;
  for (let at = bytes.indexOf(LINE_FEED, start); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) {
    if (isLineAt(bytes, at + 1)) return true;
  }
  return false;
}

function isLineAt(bytes: Buffer, start: number): boolean {
  return FORMATS.some((format) => lineAt(bytes, start, format)?.isWhole);
}

/** The beginning of a line and nothing else, as when a process ends in the middle of a write. JSON has no line feeds. */
function isCutOff(bytes: Buffer, start: number, format: Format, line: Line | null): boolean {
  const rest = bytes.subarray(start);
  if (rest.includes(LINE_FEED) || rest.includes(0)) return false;
  if (line) return line.to >= bytes.length;
  const text = rest.toString('latin1');
  // A header that is complete has to be right.
  const missing = '00000000 '.repeat(HEADER_LENGTHS[format] / NUMBER_LENGTH).slice(text.length);
  return missing !== '' && HEADER.test(text + missing);
}

/**
 * After a power cut, blocks that were never synced read as zeros, which JSON never holds. They begin where the last write
 * began or with a block, and go to the end of one or of the file.
 */
function hasHole(bytes: Buffer, start: number): boolean {
  for (let from = bytes.indexOf(0, start); from !== -1; ) {
    let to = from;
    while (bytes[to] === 0) to += 1;
    const begins = from === start || from % BLOCK === 0;
    if (begins && to - from >= HOLE && (to === bytes.length || to % BLOCK === 0)) return true;
    from = bytes.indexOf(0, to);
  }
  return false;
}
