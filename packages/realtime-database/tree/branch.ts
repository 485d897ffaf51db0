/**
 * A node with many children: an immutable sorted map, as a tree of slices with at most `SLICE_LIMIT` entries each.
 * Changing one of 50,000 children copies three slices (a few kB), never all children.
 */
import { isBefore } from './key-order.ts';

const SLICE_LIMIT = 64;

/** Children (level 0), or slices of the level below by their first key. */
interface Slice<Item> {
  readonly level: number;
  readonly keys: readonly string[];
  readonly items: readonly Item[];
}

interface Leaves<Value> extends Slice<Value> {
  readonly level: 0;
}
interface Inner<Value> extends Slice<AnySlice<Value>> {}
type AnySlice<Value> = Leaves<Value> | Inner<Value>;

type Entry<Value> = readonly [key: string, child: Value];

function isLeaves<Value>(slice: AnySlice<Value>): slice is Leaves<Value> {
  return slice.level === 0;
}

/** Number of leading keys before this one. */
function countBefore(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(keys[middle] ?? '', key)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the slice that contains a key, or where it belongs. */
function slotOf({ keys }: Slice<unknown>, key: string): number {
  const index = countBefore(keys, key);
  return keys[index] === key ? index : Math.max(0, index - 1);
}

/** Splits an oversized slice in two. With growing keys (push ids), it leaves full slices behind. */
function splitIfFull<Item>(slice: Slice<Item>, appended: boolean): Slice<Item>[] {
  const { level, keys, items } = slice;
  if (keys.length <= SLICE_LIMIT) return [slice];
  const index = appended ? keys.length - 1 : keys.length >>> 1;
  return [
    { level, keys: keys.slice(0, index), items: items.slice(0, index) },
    { level, keys: keys.slice(index), items: items.slice(index) },
  ];
}

function asLeaves<Value>(slices: readonly Slice<Value>[]): Leaves<Value>[] {
  return slices.map(({ keys, items }) => ({ level: 0, keys, items }));
}

/** How many children a change adds to a branch. */
interface Growth {
  by: -1 | 0 | 1;
}

/** The slices that replace one after setting a child, or removing it if null. */
function setIn<Value>(
  slice: AnySlice<Value>,
  key: string,
  child: Value | null,
  growth: Growth,
): readonly AnySlice<Value>[] {
  if (isLeaves(slice)) return changedLeaves(slice, key, child, growth);
  const index = slotOf(slice, key);
  const inner = slice.items[index];
  if (!inner) return [slice];
  const replacements = setIn(inner, key, child, growth);
  const [only] = replacements;
  if (only && replacements.length === 1) return only === inner ? [slice] : [replaceAt(slice, index, only)];
  const firsts = replacements.map(({ keys }) => keys[0] ?? '');
  const { level } = slice;
  const keys = slice.keys.toSpliced(index, 1, ...firsts);
  const items = slice.items.toSpliced(index, 1, ...replacements);
  return keys.length === 0 ? [] : splitIfFull({ level, keys, items }, index === slice.keys.length - 1);
}

/** Replaces one inner slice, by far the most common change. Usually the first keys stay the same. */
function replaceAt<Value>(
  { level, keys, items }: Inner<Value>,
  index: number,
  inner: AnySlice<Value>,
): Inner<Value> {
  const [first = ''] = inner.keys;
  return {
    level,
    keys: keys[index] === first ? keys : keys.with(index, first),
    items: items.with(index, inner),
  };
}

function changedLeaves<Value>(
  slice: Leaves<Value>,
  key: string,
  child: Value | null,
  growth: Growth,
): readonly Leaves<Value>[] {
  const { level, keys, items } = slice;
  const index = countBefore(keys, key);
  if (keys[index] !== key) {
    if (child === null) return [slice];
    growth.by = 1;
    const grown = { level, keys: keys.toSpliced(index, 0, key), items: items.toSpliced(index, 0, child) };
    return asLeaves(splitIfFull<Value>(grown, index === keys.length));
  }
  if (child === null) {
    growth.by = -1;
    return keys.length === 1
      ? []
      : [{ level, keys: keys.toSpliced(index, 1), items: items.toSpliced(index, 1) }];
  }
  return items[index] === child ? [slice] : [{ level, keys, items: items.with(index, child) }];
}

/** Slices of the level above, as many as needed. */
function groupSlices<Value>(slices: readonly AnySlice<Value>[], level: number): Inner<Value>[] {
  const result: Inner<Value>[] = [];
  for (let from = 0; from < slices.length; from += SLICE_LIMIT) {
    const items = slices.slice(from, from + SLICE_LIMIT);
    result.push({ level, keys: items.map((item) => item.keys[0] ?? ''), items });
  }
  return result;
}

/** Builds levels until one slice is left. */
function topOf<Value>(slices: readonly AnySlice<Value>[]): AnySlice<Value> {
  let level = slices;
  while (level.length > 1) level = groupSlices(level, (level[0]?.level ?? 0) + 1);
  return level[0] ?? { level: 0, keys: [], items: [] };
}

function* forward<Value>(slice: AnySlice<Value>, from: string | undefined): Generator<Entry<Value>> {
  const { keys } = slice;
  if (isLeaves(slice)) {
    for (let i = from === undefined ? 0 : countBefore(keys, from); i < keys.length; i += 1) {
      const key = keys[i];
      const value = slice.items[i];
      if (key !== undefined && value !== undefined) yield [key, value];
    }
    return;
  }
  const first = from === undefined ? 0 : slotOf(slice, from);
  for (let i = first; i < keys.length; i += 1) {
    const inner = slice.items[i];
    if (inner) yield* forward(inner, i === first ? from : undefined);
  }
}

function* backward<Value>(slice: AnySlice<Value>, upTo: string | undefined): Generator<Entry<Value>> {
  const { keys } = slice;
  if (isLeaves(slice)) {
    let i = keys.length - 1;
    if (upTo !== undefined) {
      i = countBefore(keys, upTo);
      if (keys[i] !== upTo) i -= 1;
    }
    for (; i >= 0; i -= 1) {
      const key = keys[i];
      const value = slice.items[i];
      if (key !== undefined && value !== undefined) yield [key, value];
    }
    return;
  }
  const last = upTo === undefined ? keys.length - 1 : slotOf(slice, upTo);
  for (let i = last; i >= 0; i -= 1) {
    const inner = slice.items[i];
    if (inner) yield* backward(inner, i === last ? upTo : undefined);
  }
}

/** See the top of this file. Not empty, except at the start of a build. */
export class Branch<Value> {
  readonly size: number;
  readonly #top: AnySlice<Value>;

  private constructor(top: AnySlice<Value>, size: number) {
    this.#top = top;
    this.size = size;
  }

  /** Builds a branch from keys in `compareKeys` order and their values. */
  static fromSorted<Value>(keys: readonly string[], values: readonly Value[]): Branch<Value> {
    const slices: Leaves<Value>[] = [];
    for (let from = 0; from < keys.length; from += SLICE_LIMIT) {
      const to = from + SLICE_LIMIT;
      slices.push({ level: 0, keys: keys.slice(from, to), items: values.slice(from, to) });
    }
    return new Branch(topOf(slices), keys.length);
  }

  /** A child, or null. */
  get(key: string): Value | null {
    let slice: AnySlice<Value> | undefined = this.#top;
    while (slice && !isLeaves(slice)) slice = slice.items[slotOf(slice, key)];
    if (!slice) return null;
    const index = countBefore(slice.keys, key);
    return slice.keys[index] === key ? (slice.items[index] ?? null) : null;
  }

  /** Sets a child, or removes it if null. Returns the same branch if nothing changes. */
  with(key: string, child: Value | null): Branch<Value> {
    const growth: Growth = { by: 0 };
    const slices = setIn(this.#top, key, child, growth);
    if (slices.length === 1 && slices[0] === this.#top) return this;
    return new Branch(topOf(slices), this.size + growth.by);
  }

  /** The greatest key, or null if empty. */
  lastKey(): string | null {
    for (const [key] of this.reversed()) return key;
    return null;
  }

  /** Entries in key order: all, or from a key on. */
  entries(from?: string): Generator<Entry<Value>> {
    return forward(this.#top, from);
  }

  /** Entries in reverse key order: all, or up to and including a key. */
  reversed(upTo?: string): Generator<Entry<Value>> {
    return backward(this.#top, upTo);
  }
}
