/**
 * An immutable sorted list of sorted chunks: changing one of 50,000 items copies one chunk and the list of chunks. The
 * list does not know its order: positions are functions that compare an item with what is looked for.
 */

const CHUNK_LIMIT = 256;

/** Negative for items before a position, 0 for the item at it. */
export type Position<Item> = (item: Item) => number;

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

export class SortedList<Item> {
  readonly size: number;
  /** None is empty. */
  readonly #chunks: readonly (readonly Item[])[];

  private constructor(chunks: readonly (readonly Item[])[], size: number) {
    this.#chunks = chunks;
    this.size = size;
  }

  static fromSorted<Item>(items: readonly Item[]): SortedList<Item> {
    const chunks: (readonly Item[])[] = [];
    for (let from = 0; from < items.length; from += CHUNK_LIMIT)
      chunks.push(items.slice(from, from + CHUNK_LIMIT));
    return new SortedList(chunks, items.length);
  }

  /** Numbers of the chunk and of its first item that is not before a position. */
  #locate(isBefore: (item: Item) => boolean): readonly [c: number, i: number] {
    const before = countWhile(this.#chunks, (chunk) => chunk[0] !== undefined && isBefore(chunk[0]));
    const c = Math.max(0, before - 1);
    return [c, countWhile(this.#chunks[c] ?? [], isBefore)];
  }

  #search(position: Position<Item>): { readonly c: number; readonly i: number; readonly item: Item | null } {
    let [c, i] = this.#locate((item) => position(item) < 0);
    // An item that is the first of its chunk is found behind the end of the one before.
    if (i === this.#chunks[c]?.length && c + 1 < this.#chunks.length) [c, i] = [c + 1, 0];
    const item = this.#chunks[c]?.[i];
    return { c, i, item: item !== undefined && position(item) === 0 ? item : null };
  }

  /** The item at a position, or null. */
  find(position: Position<Item>): Item | null {
    return this.#search(position).item;
  }

  /** Replaces the item at a position, inserts one there, or removes it if null. */
  with(position: Position<Item>, item: Item | null): SortedList<Item> {
    const { c, i, item: old } = this.#search(position);
    if (old === item) return this;
    const inserted = item === null ? [] : [item];
    const changed = (this.#chunks[c] ?? []).toSpliced(i, old === null ? 0 : 1, ...inserted);
    const half = changed.length > CHUNK_LIMIT ? changed.length >>> 1 : changed.length;
    const chunks = [changed.slice(0, half), changed.slice(half)].filter((chunk) => chunk.length > 0);
    const growth = inserted.length - (old === null ? 0 : 1);
    return new SortedList(this.#chunks.toSpliced(c, 1, ...chunks), this.size + growth);
  }

  /** Items in order, from the first that is not before; the condition must hold for a prefix. */
  *from(isBefore: (item: Item) => boolean): Generator<Item> {
    let [c, i] = this.#locate(isBefore);
    for (; c < this.#chunks.length; c += 1, i = 0) {
      const chunk = this.#chunks[c] ?? [];
      yield* i === 0 ? chunk : chunk.slice(i);
    }
  }

  /** Items in reverse order, from the last that is before; the condition must hold for a prefix. */
  *reversedFrom(isBefore: (item: Item) => boolean): Generator<Item> {
    const [first, count] = this.#locate(isBefore);
    yield* (this.#chunks[first] ?? []).slice(0, count).reverse();
    for (let c = first - 1; c >= 0; c -= 1) yield* this.#chunks[c]?.toReversed() ?? [];
  }
}
