/** A node with many children: an immutable map, sorted by key. */
import { compareKeys } from './key-order.ts';
import { SortedList } from './sorted-list.ts';

type Entry<Value> = readonly [key: string, child: Value];

/** See the top of this file. Not empty, except at the start of a build. */
export class Branch<Value> {
  readonly #entries: SortedList<Entry<Value>>;

  private constructor(entries: SortedList<Entry<Value>>) {
    this.#entries = entries;
  }

  /** Builds a branch from entries in `compareKeys` order. */
  static fromSorted<Value>(entries: readonly Entry<Value>[]): Branch<Value> {
    return new Branch(SortedList.fromSorted(entries));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** A child, or null. */
  get(key: string): Value | null {
    return this.#entries.find((entry) => compareKeys(entry[0], key))?.[1] ?? null;
  }

  /** Sets a child, or removes it if null. Returns the same branch if nothing changes. */
  with(key: string, child: Value | null): Branch<Value> {
    if (this.get(key) === child) return this;
    const entry = child === null ? null : ([key, child] as const);
    return new Branch(this.#entries.with((other) => compareKeys(other[0], key), entry));
  }

  /** Entries in key order: all, or from a key on. */
  entries(from?: string): Generator<Entry<Value>> {
    return this.#entries.from(([key]) => from !== undefined && compareKeys(key, from) < 0);
  }

  /** Entries in reverse key order: all, or up to and including a key. */
  reversed(upTo?: string): Generator<Entry<Value>> {
    return this.#entries.reversedFrom(([key]) => upTo === undefined || compareKeys(key, upTo) <= 0);
  }
}
