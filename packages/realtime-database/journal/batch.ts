/**
 * Writes pending for the next flush. Writes to one namespace share a line, which saves headers, checksums, and
 * encoding.
 */
import type { Write } from '../database.ts';
import { Branch } from '../tree/branch.ts';
import { toJsonText } from '../tree/json.ts';
import { LineBuffer } from './line-buffer.ts';
import type { Link } from './record.ts';

/** Lines end after this length, in UTF-16 units: strings and JSON.parse have limits. */
const LINE_LENGTH = 1024 * 1024;

/** See the top of this file. */
export class Batch {
  readonly #bytes = new LineBuffer();
  #lines: string[] = [];
  #namespace = '';
  /** The open line's writes. */
  #writes = '';

  get isEmpty(): boolean {
    return this.#writes === '';
  }

  /** Adds writes to recover atomically: they are never split over two lines. */
  add(namespace: string, writes: readonly Write[]): void {
    // An empty update.
    if (writes.length === 0) return;
    const text = writes.map(textOf).join(',');
    if (namespace !== this.#namespace || this.#writes.length > LINE_LENGTH) this.#endLine();
    this.#namespace = namespace;
    this.#writes += this.#writes === '' ? text : `,${text}`;
  }

  #endLine(): void {
    if (this.#writes === '') return;
    this.#lines.push(`{"n":${JSON.stringify(this.#namespace)},"w":[${this.#writes}]}`);
    this.#writes = '';
  }

  /**
   * Encodes the pending lines and clears them, even if memory runs out. The bytes are valid until the next call;
   * `last` is the last line.
   */
  drain(before: Link): { readonly bytes: Buffer; readonly last: Link } {
    this.#endLine();
    const lines = this.#lines;
    this.#lines = [];
    let bytes: Buffer;
    this.#bytes.last = before;
    try {
      for (const line of lines) this.#bytes.add(line);
    } finally {
      bytes = this.#bytes.drain();
    }
    return { bytes, last: this.#bytes.last };
  }
}

/** Path and value as JSON: a single engine call in nearly all cases. */
function textOf({ path, value }: Write): string {
  if (value instanceof Branch) return `[${JSON.stringify(path)},${toJsonText(value)}]`;
  return JSON.stringify([path, value]);
}
