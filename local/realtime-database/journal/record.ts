/**
 * One line of a journal or snapshot: CRC-32 of the JSON and its length in bytes, each in eight hexadecimal digits, the JSON,
 * a line feed. The length tells a line that was cut off, which no client was ever answered for, from one that was damaged.
 */
import { crc32 } from 'node:zlib';
import type { Path } from '../tree/path.ts';
import type { Fields, Value } from '../tree/value.ts';

/** `w`: writes to a namespace, in order. `c`: children to add at a path (snapshots). `end`: the snapshot is complete. */
export type JournalRecord =
  | { readonly n: string; readonly w: readonly (readonly [path: Path, value: Value | null])[] }
  | { readonly n: string; readonly p: Path; readonly c: Fields }
  | { readonly end: number };

const LINE_FEED = 10;
/** Bytes before the JSON. */
export const HEADER_LENGTH = 18;
const HEADER = /^[0-9a-f]{8} [0-9a-f]{8} $/;

function hexadecimal(number: number): string {
  return number.toString(16).padStart(8, '0');
}

/** What stands before the JSON of a line. */
export function headerOf(checksum: number, size: number): string {
  return `${hexadecimal(checksum)} ${hexadecimal(size)} `;
}

/** What is found at a place: a record; the rest of a line that was cut off; or damage. Nothing follows the last two. */
export type Found =
  | { readonly kind: 'record'; readonly record: JournalRecord; readonly end: number }
  | { readonly kind: 'torn' | 'damaged'; readonly start: number };

/** Reads all lines. */
export function* decodeLines(bytes: Buffer): Generator<Found> {
  for (let start = 0; start < bytes.length; ) {
    const found = decodeAt(bytes, start);
    yield found;
    if (found.kind !== 'record') return;
    start = found.end;
  }
}

function decodeAt(bytes: Buffer, start: number): Found {
  const from = start + HEADER_LENGTH;
  const header = bytes.toString('latin1', start, from);
  if (!HEADER.test(header)) return { kind: isCutOff(bytes, start) ? 'torn' : 'damaged', start };
  const to = from + Number.parseInt(header.slice(9), 16);
  if (to >= bytes.length) return { kind: isCutOff(bytes, start) ? 'torn' : 'damaged', start };
  const json = bytes.subarray(from, to);
  if (bytes[to] !== LINE_FEED || crc32(json) !== Number.parseInt(header.slice(0, 8), 16)) {
    return { kind: isHole(bytes, start) ? 'torn' : 'damaged', start };
  }
  // The checksum proves that this server wrote the line.
  const record: JournalRecord = JSON.parse(json.toString());
  return { kind: 'record', record, end: to + 1 };
}

/** True when no line begins behind this place: it is the last one, and incomplete. */
function isCutOff(bytes: Buffer, start: number): boolean {
  if (isHole(bytes, start)) return true;
  for (
    let at = bytes.indexOf(LINE_FEED, start);
    at !== -1 && at + 1 < bytes.length;
    at = bytes.indexOf(LINE_FEED, at + 1)
  ) {
    if (HEADER.test(bytes.toString('latin1', at + 1, at + 1 + HEADER_LENGTH))) return false;
  }
  return !bytes.subarray(start, start + HEADER_LENGTH).includes(LINE_FEED) && bytes.at(-1) !== LINE_FEED;
}

/** After a power cut, blocks that were never synced read as zeros, which JSON never holds. */
function isHole(bytes: Buffer, start: number): boolean {
  return bytes.includes(0, start);
}
