/**
 * One line of a journal or snapshot: a header, the JSON, a line feed. The header has the CRC-32 of the JSON, its
 * length in bytes, the line number, the previous line's checksum, and the CRC-32 of these four, which is the line's
 * checksum; each in eight hexadecimal digits. The verified length tells a truncated line from a damaged one; number
 * and previous checksum detect missing and misplaced lines. Format 1 lacked these two; format 0, whose files have no
 * format line, also lacked the header's checksum.
 */
import { crc32 } from 'node:zlib';
import type { Path } from '../tree/path.ts';
import type { Fields, Value } from '../tree/value.ts';

/**
 * `w`: writes to a namespace, in order. `c`: children to add at a path (snapshots). `end`: the snapshot is complete.
 * `journal`: how far the journals reach.
 */
export type JournalRecord =
  | { readonly n: string; readonly w: readonly (readonly [path: Path, value: Value | null])[] }
  | { readonly n: string; readonly p: Path; readonly c: Fields }
  | { readonly end: number }
  | { readonly journal: number; readonly size: number };

/** How a file's lines are formatted. */
export type Format = 0 | 1 | 2;

const FORMATS: readonly Format[] = [0, 1, 2];
export const CURRENT: Format = 2;
/** The first line of every new file. */
export const FIRST_LINE = `realtime-database format ${CURRENT}\n`;
const ANY_FIRST_LINE = /^realtime-database format (\d+)\n/;

/** Identifies a line for the next one. */
export interface Link {
  /** Line number, from 1. */
  readonly number: number;
  readonly checksum: number;
}

/** Precedes the first line of a file. */
export const CHAIN_START: Link = { number: 0, checksum: 0 };

const LINE_FEED = 10;
/** Bytes per number in a header, with the following space. */
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
/** Minimum run of zeros that is not a random error of a byte or two. */
const HOLE = 16;

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0');
}

/** Builds a line's header, and the identity that the next line refers to. */
export function headerOf(json: Uint8Array, before: Link): { readonly header: string; readonly link: Link } {
  const number = before.number + 1;
  const checked = [crc32(json), json.length, number, before.checksum].map(hexadecimal).join(' ');
  const checksum = crc32(checked);
  return { header: `${checked} ${hexadecimal(checksum)} `, link: { number, checksum } };
}

/** Detects a file's format and where its lines begin; only the format's number if it is newer. */
export function formatOf(
  bytes: Buffer,
): { readonly format: Format; readonly begin: number } | { readonly unknown: number } {
  const [line, number] = ANY_FIRST_LINE.exec(bytes.toString('latin1', 0, FIRST_LINE.length + 8)) ?? [];
  if (line === undefined) return { format: 0, begin: 0 };
  const format = FORMATS.find((known) => known > 0 && String(known) === number);
  return format === undefined ? { unknown: Number(number) } : { format, begin: line.length };
}

/** The result of parsing at an offset: a record, a truncated line, or damage. Parsing ends after the last two. */
export type Found =
  | { readonly kind: 'record'; readonly record: JournalRecord; readonly end: number; readonly link: Link }
  | { readonly kind: 'torn' | 'damaged'; readonly start: number };

/** Parses all lines from an offset. */
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

/** A line according to its header: its JSON is from `from` to `to`. */
interface Line {
  /** The header's checksum. */
  readonly numbers: readonly number[];
  readonly from: number;
  readonly to: number;
  /** The line is complete and intact. */
  readonly isWhole: boolean;
}

/** Null without a header. */
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
 * Whether incomplete data at an offset can only be an interrupted write. False if in doubt, since acknowledged data
 * must never be truncated.
 */
function isTorn(bytes: Buffer, start: number, format: Format, line: Line | null): boolean {
  if (hasLineBehind(bytes, start, line)) return false;
  // The start of a file is on disk before the file has its name.
  return isCutOff(bytes, start, format, line) || (start > 0 && hasHole(bytes, start));
}

/** In any format: without its first line, a file looks like a legacy one. */
function hasLineBehind(bytes: Buffer, start: number, line: Line | null): boolean {
  // Its own line feed may be damaged.
  if (line && isLineAt(bytes, line.to + 1)) return true;
  for (
    let offset = bytes.indexOf(LINE_FEED, start);
    offset !== -1;
    offset = bytes.indexOf(LINE_FEED, offset + 1)
  ) {
    if (isLineAt(bytes, offset + 1)) return true;
  }
  return false;
}

function isLineAt(bytes: Buffer, start: number): boolean {
  return FORMATS.some((format) => lineAt(bytes, start, format)?.isWhole);
}

/** Only the start of a line, as when a process ends during a write. JSON has no line feeds. */
function isCutOff(bytes: Buffer, start: number, format: Format, line: Line | null): boolean {
  const rest = bytes.subarray(start);
  if (rest.includes(LINE_FEED) || rest.includes(0)) return false;
  if (line) return line.to >= bytes.length;
  const text = rest.toString('latin1');
  // A complete header must be valid.
  const missing = '00000000 '.repeat(HEADER_LENGTHS[format] / NUMBER_LENGTH).slice(text.length);
  return missing !== '' && HEADER.test(text + missing);
}

/**
 * After a power cut, unsynced blocks read as zeros, which JSON never contains. They start at the last write or a
 * block boundary, and end at a block boundary or the end of the file.
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
