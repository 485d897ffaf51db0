/**
 * One line of a journal or snapshot: CRC-32 of the JSON in eight hexadecimal digits, a space, the JSON, a line feed.
 * JSON has no raw line feeds, so a torn or damaged line never hides the next one.
 */
import { crc32 } from 'node:zlib';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';

/** `w`: writes to a namespace, in order. `c`: children to add at a path (snapshots). `end`: the snapshot is complete. */
export type JournalRecord =
  | { readonly n: string; readonly w: readonly (readonly [path: Path, value: Value | null])[] }
  | { readonly n: string; readonly p: Path; readonly c: { readonly [key: string]: Value } }
  | { readonly end: number };

const LINE_FEED = 10;
const CHECKSUM_LENGTH = 8;

/** The line for a record given as JSON text. */
export function encodeLine(json: string): string {
  return `${crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0')} ${json}\n`;
}

/** A line as found: its record, or null when it is damaged, and where it ends. */
export interface FoundLine {
  readonly record: JournalRecord | null;
  readonly end: number;
}

/** Reads all lines; the last may lack its line feed. */
export function* decodeLines(bytes: Buffer): Generator<FoundLine> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found + 1;
    yield { record: found === -1 ? null : decodeLine(bytes.subarray(start, found)), end };
    start = end;
  }
}

function decodeLine(line: Buffer): JournalRecord | null {
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  const checksum = line.toString('latin1', 0, CHECKSUM_LENGTH);
  if (!/^[0-9a-f]{8}$/.test(checksum) || crc32(json) !== Number.parseInt(checksum, 16)) return null;
  return parseRecord(json.toString());
}

function parseRecord(json: string): JournalRecord | null {
  // The checksum proves that this server wrote the line.
  const record: JournalRecord = JSON.parse(json);
  return record;
}
