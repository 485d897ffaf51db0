/**
 * A node with many children: an immutable map, sorted by key, in sorted chunks, so that changing one of 50,000 children
 * copies one chunk and the list of chunks.
 */
import { compareKeys } from './key-order.ts';

type Entry<Value> = readonly [key: string, child: Value];

const CHUNK_LIMIT = 256;

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

/** See the top of this file. Not empty, except at the start of a build. */
export class Branch<Value> {
  readonly size: number;
  /** None is empty. */
  readonly #chunks: readonly (readonly Entry<Value>[])[];

  private constructor(chunks: readonly (readonly Entry<Value>[])[], size: number) {
    this.#chunks = chunks;
    this.size = size;
  }

  /** Builds a branch from entries in `compareKeys` order. */
  static fromSorted<Value>(entries: readonly Entry<Value>[]): Branch<Value> {
    const chunks: (readonly Entry<Value>[])[] = [];
    for (let from = 0; from < entries.length; from += CHUNK_LIMIT)
      chunks.push(entries.slice(from, from + CHUNK_LIMIT));
    return new Branch(chunks, entries.length);
  }

  /** Where a key is or belongs: its chunk's number, the place in the chunk, and the child or null. */
  #find(key: string): { readonly c: number; readonly i: number; readonly child: Value | null } {
    const isUpTo = (entry: Entry<Value> | undefined) =>
      entry !== undefined && compareKeys(entry[0], key) <= 0;
    const c = Math.max(0, countWhile(this.#chunks, ([first]) => isUpTo(first)) - 1);
    const chunk = this.#chunks[c] ?? [];
    const last = countWhile(chunk, isUpTo) - 1;
    const found = chunk[last];
    return found?.[0] === key ? { c, i: last, child: found[1] } : { c, i: last + 1, child: null };
  }

  get(key: string): Value | null {
    return this.#find(key).child;
  }

  /** Sets a child, or removes it if null. Returns the same branch if nothing changes. */
  with(key: string, child: Value | null): Branch<Value> {
    const { c, i, child: old } = this.#find(key);
    if (old === child) return this;
    const inserted: readonly Entry<Value>[] = child === null ? [] : [[key, child]];
    const removed = old === null ? 0 : 1;
    const changed = (this.#chunks[c] ?? []).toSpliced(i, removed, ...inserted);
    const half = changed.length > CHUNK_LIMIT ? changed.length >>> 1 : changed.length;
    const chunks = [changed.slice(0, half), changed.slice(half)].filter((chunk) => chunk.length > 0);
    return new Branch(this.#chunks.toSpliced(c, 1, ...chunks), this.size + inserted.length - removed);
  }

  *entries(): Generator<Entry<Value>> {
    for (const chunk of this.#chunks) yield* chunk;
  }
}
