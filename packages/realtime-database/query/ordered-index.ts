/** The children of one path in index order, kept sorted as they change. */
import type { Path } from '../tree/path.ts';
import { SortedList } from '../tree/sorted-list.ts';
import { childOf, childrenOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { compareEntries, type Index, indexValueOf } from './query.ts';

/** A child's key and index value. */
export interface Entry {
  readonly key: string;
  readonly by: Value | null;
}

const compare = (a: Entry, b: Entry): number => compareEntries(a.by, a.key, b.by, b.key);

export class OrderedIndex {
  readonly path: Path;
  readonly #index: Index;
  #entries: SortedList<Entry>;

  constructor(path: Path, index: Index, value: Value | null) {
    this.path = path;
    this.#index = index;
    this.#entries = this.#sorted(value);
  }

  #sorted(value: Value | null): SortedList<Entry> {
    const by = (child: Value) => indexValueOf(this.#index, child);
    return SortedList.fromSorted(
      Array.from(childrenOf(value), ([key, child]) => ({ key, by: by(child) })).sort(compare),
    );
  }

  get entries(): SortedList<Entry> {
    return this.#entries;
  }

  /** Moves children to their new positions; null: all may have changed. */
  update(keys: readonly string[] | null, before: Value | null, after: Value | null): void {
    if (keys === null) this.#entries = this.#sorted(after);
    for (const key of new Set(keys)) {
      this.#set(key, childOf(before, key), false);
      this.#set(key, childOf(after, key), true);
    }
  }

  #set(key: string, child: Value | null, isThere: boolean): void {
    if (child === null) return;
    const is = { key, by: indexValueOf(this.#index, child) };
    this.#entries = this.#entries.with((entry) => compare(entry, is), isThere ? is : null);
  }
}
