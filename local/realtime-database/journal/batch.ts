/**
 * Writes that wait for the next flush. They are acknowledged together, so those to one namespace share a line: its header,
 * its checksum and its way into bytes are paid for once.
 */
import type { Write } from '../database.ts';
import { Branch } from '../tree/branch.ts';
import { toJsonText } from '../tree/json.ts';
import { LineBuffer } from './line-buffer.ts';
import type { Link } from './record.ts';

/** A line with so much text is long enough, in UTF-16 units. A string has its limit, and so has what is parsed at once. */
const LINE_LENGTH = 1024 * 1024;

/** See the head of this file. */
export class Batch {
  readonly #bytes = new LineBuffer();
  #lines: string[] = [];
  #namespace = '';
  /** Of the line that is still open. */
  #writes = '';

  get isEmpty(): boolean {
    return this.#writes === '';
  }

  /** Adds writes that are recovered as one: they never come apart into two lines. */
  add(namespace: string, writes: readonly Write[]): void {
    // An update of nothing.
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
   * The lines behind another one as bytes, valid until the next call, and the last of them; nothing waits any more, even when
   * there is no memory for them.
   */
  take(before: Link): { readonly bytes: Buffer; readonly last: Link } {
    this.#endLine();
    const lines = this.#lines;
    this.#lines = [];
    let bytes: Buffer;
    this.#bytes.last = before;
    try {
      for (const line of lines) this.#bytes.add(line);
    } finally {
      bytes = this.#bytes.take();
    }
    return { bytes, last: this.#bytes.last };
  }
}

/** A place and what it holds: in one call where the engine can, which is nearly always. */
function textOf({ path, value }: Write): string {
  if (value instanceof Branch) return `[${JSON.stringify(path)},${toJsonText(value)}]`;
  return JSON.stringify([path, value]);
}
