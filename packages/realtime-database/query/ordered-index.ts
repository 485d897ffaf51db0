/**
 * The children of one path in index order, kept sorted as they change: a sorted list of sorted chunks. A change takes
 * a binary search and moves one chunk; nothing is ever resorted.
 */
import { childrenOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { compareEntries, type Index, indexValueOf } from './query.ts';

const CHUNK_LIMIT = 512;

/** A child's key and index value. */
export interface Entry {
  readonly key: string;
  readonly by: Value | null;
}

function compare(a: Entry, b: Entry): number {
  return compareEntries(a.by, a.key, b.by, b.key);
}

/** Number of leading items that meet the condition, which must hold for a prefix. */
function countWhile<Item>(items: readonly Item[], condition: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && condition(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** See the top of this file. */
export class OrderedIndex {
  readonly index: Index;
  #chunks: Entry[][];

  constructor(index: Index, value: Value | null) {
    this.index = index;
    const entries: Entry[] = [];
    for (const [key, child] of childrenOf(value)) entries.push({ key, by: indexValueOf(index, child) });
    entries.sort(compare);
    this.#chunks = [];
    for (let from = 0; from < entries.length; from += CHUNK_LIMIT) {
      this.#chunks.push(entries.slice(from, from + CHUNK_LIMIT));
    }
  }

  /** Moves a child from its old position to its new one; null: it was, or is, not in the list. */
  update(key: string, before: Value | null, after: Value | null): void {
    const was = before === null ? null : { key, by: indexValueOf(this.index, before) };
    const is = after === null ? null : { key, by: indexValueOf(this.index, after) };
    if (was && is && compare(was, is) === 0) return;
    if (was) this.#remove(was);
    if (is) this.#insert(is);
  }

  /** The chunk that contains an entry, or where it belongs. */
  #chunkFor(entry: Entry): number {
    const before = countWhile(
      this.#chunks,
      (chunk) => chunk[0] !== undefined && compare(chunk[0], entry) <= 0,
    );
    return Math.max(0, before - 1);
  }

  #remove(entry: Entry): void {
    const chunkIndex = this.#chunkFor(entry);
    const chunk = this.#chunks[chunkIndex];
    if (!chunk) return;
    const position = countWhile(chunk, (other) => compare(other, entry) < 0);
    if (chunk[position]?.key !== entry.key) return;
    chunk.splice(position, 1);
    if (chunk.length === 0) this.#chunks.splice(chunkIndex, 1);
  }

  #insert(entry: Entry): void {
    const chunkIndex = this.#chunkFor(entry);
    const chunk = this.#chunks[chunkIndex];
    if (!chunk) {
      this.#chunks.push([entry]);
      return;
    }
    chunk.splice(
      countWhile(chunk, (other) => compare(other, entry) < 0),
      0,
      entry,
    );
    if (chunk.length > CHUNK_LIMIT) this.#chunks.splice(chunkIndex + 1, 0, chunk.splice(CHUNK_LIMIT / 2));
  }

  /** Entries in order, from the first that `skip` rejects; `skip` must hold for a prefix. */
  *from(skip: (entry: Entry) => boolean): Generator<Entry> {
    const first = countWhile(this.#chunks, (chunk) => {
      const last = chunk.at(-1);
      return last !== undefined && skip(last);
    });
    for (let c = first; c < this.#chunks.length; c += 1) {
      const chunk = this.#chunks[c] ?? [];
      for (let i = c === first ? countWhile(chunk, skip) : 0; i < chunk.length; i += 1) {
        const entry = chunk[i];
        if (entry) yield entry;
      }
    }
  }

  /** Entries in reverse order, from the last that `keep` accepts; `keep` must hold for a prefix. */
  *reversedFrom(keep: (entry: Entry) => boolean): Generator<Entry> {
    const end = countWhile(this.#chunks, (chunk) => chunk[0] !== undefined && keep(chunk[0]));
    for (let c = end - 1; c >= 0; c -= 1) {
      const chunk = this.#chunks[c] ?? [];
      for (let i = (c === end - 1 ? countWhile(chunk, keep) : chunk.length) - 1; i >= 0; i -= 1) {
        const entry = chunk[i];
        if (entry) yield entry;
      }
    }
  }
}
