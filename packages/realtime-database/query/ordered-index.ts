/** The children of one path in index order, kept sorted as they change. */
import { SortedList } from '../tree/sorted-list.ts';
import { childrenOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { compareEntries, type Index, indexValueOf } from './query.ts';

/** A child's key and index value. */
export interface Entry {
  readonly key: string;
  readonly by: Value | null;
}

const compare = (a: Entry, b: Entry): number => compareEntries(a.by, a.key, b.by, b.key);

export class OrderedIndex {
  readonly index: Index;
  #entries: SortedList<Entry>;

  constructor(index: Index, value: Value | null) {
    this.index = index;
    const entries = Array.from(childrenOf(value), ([key, child]) => ({
      key,
      by: indexValueOf(index, child),
    }));
    this.#entries = SortedList.fromSorted(entries.sort(compare));
  }

  get entries(): SortedList<Entry> {
    return this.#entries;
  }

  /** Moves a child from its old position to its new one; null: it was, or is, not in the list. */
  update(key: string, before: Value | null, after: Value | null): void {
    const was = before === null ? null : { key, by: indexValueOf(this.index, before) };
    const is = after === null ? null : { key, by: indexValueOf(this.index, after) };
    if (was && is && compare(was, is) === 0) return;
    if (was) this.#entries = this.#entries.with((entry) => compare(entry, was), null);
    if (is) this.#entries = this.#entries.with((entry) => compare(entry, is), is);
  }
}
