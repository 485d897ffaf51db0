/** Encodes pending journal lines in one reusable buffer. */
import { CHAIN_START, HEADER_LENGTH, headerOf, type Link } from './record.ts';

const FIRST_SIZE = 64 * 1024;
/** A larger buffer is released after use. */
const MAX_RETAINED_SIZE = 4 * 1024 * 1024;
const LINE_FEED = 10;
/** Maximum UTF-8 bytes per UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;

export class LineBuffer {
  /** The last line, which the next one links to. */
  last: Link = CHAIN_START;
  #buffer = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** Adds a line for a record, given as JSON text. */
  add(json: string): void {
    this.#reserve(HEADER_LENGTH + json.length * MAX_BYTES_PER_UNIT + 1);
    const from = this.#length + HEADER_LENGTH;
    const size = this.#buffer.write(json, from);
    const { header, link } = headerOf(this.#buffer.subarray(from, from + size), this.last);
    this.last = link;
    this.#buffer.write(header, this.#length, 'latin1');
    this.#buffer[from + size] = LINE_FEED;
    this.#length = from + size + 1;
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }

  /** The encoded lines, valid until the next `add`. */
  drain(): Buffer {
    const bytes = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    if (this.#buffer.length > MAX_RETAINED_SIZE) this.#buffer = Buffer.allocUnsafe(FIRST_SIZE);
    return bytes;
  }
}
