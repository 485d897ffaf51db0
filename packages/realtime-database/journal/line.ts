/**
 * A line of a data file: its number, the CRC-32 of number and JSON in hexadecimal, the JSON, a line feed. JSON has no
 * line feeds, so that the start of a line is never a line.
 */
import { crc32 } from 'node:zlib';

const HEADER = /^(\d+) ([0-9a-f]{8}) /;
/** The longest number that JavaScript counts with has 16 digits. */
const MAX_HEADER_LENGTH = 26;
const LINE_FEED = 10;

const checksumOf = (number: string | number, json: string | Uint8Array): string =>
  crc32(json, crc32(`${number} `))
    .toString(16)
    .padStart(8, '0');

export function encodeLine(number: number, json: string): string {
  return `${number} ${checksumOf(number, json)} ${json}\n`;
}

/** A line's JSON, and the offset behind the line; null unless the intact line with this number starts at the offset. */
export function readLine(
  bytes: Buffer,
  start: number,
  number: number,
): { readonly json: string; readonly end: number } | null {
  const [header, digits = '', checksum] =
    HEADER.exec(bytes.toString('latin1', start, start + MAX_HEADER_LENGTH)) ?? [];
  const to = bytes.indexOf(LINE_FEED, start);
  if (header === undefined || to === -1 || digits !== String(number)) return null;
  const json = bytes.subarray(start + header.length, to);
  return checksumOf(digits, json) === checksum ? { json: json.toString(), end: to + 1 } : null;
}
