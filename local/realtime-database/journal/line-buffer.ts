/** Lines of a journal that wait to be written, encoded once, in one piece of memory that is used again and again. */
import { CHAIN_START, HEADER_LENGTH, headerOf, type Link } from './record.ts';

const FIRST_SIZE = 64 * 1024;
/** Memory above this is given back after use. */
const KEPT_SIZE = 4 * 1024 * 1024;
const LINE_FEED = 10;
/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

export class LineBuffer {
  /** The last line: the next one is written behind it. */
  last: Link = CHAIN_START;
  #buffer = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** Adds the line of a record given as JSON text. */
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

  /** The lines as bytes; they are valid until the next `add`. */
  take(): Buffer {
    const bytes = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    if (this.#buffer.length > KEPT_SIZE) this.#buffer = Buffer.allocUnsafe(FIRST_SIZE);
    return bytes;
  }
}
