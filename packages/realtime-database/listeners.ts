/**
 * Registry of listeners. Listeners with the same path and query share a view, so that a change is computed once for
 * all of them. Views form a tree by path, so that a write finds affected views without a scan.
 */
import { OrderedIndex } from './query/ordered-index.ts';
import { indexName, loadsAllData, type Query } from './query/query.ts';
import { isInKeyOrder, isInRange, limitedKeys } from './query/window.ts';
import { Branch } from './tree/branch.ts';
import { contains, type Path } from './tree/path.ts';
import { childOf, childrenOf, equalValues, valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

/** A change for listeners: paths relative to the view and their new values; [] is the view's own path. */
export type Change = readonly (readonly [relative: Path, value: Value | null])[];

/** All listeners with the same path and query. */
export interface View<Subscriber> {
  readonly path: Path;
  readonly query: Query;
  readonly subscribers: Set<Subscriber>;
  /** Keys in a limited view; null for a view without a limit. */
  keys: ReadonlySet<string> | null;
}

/** Views of a path share indexes, which exist only while a limited view of a large node needs them. */
interface Place<Subscriber> {
  readonly children: Map<string, Place<Subscriber>>;
  readonly views: Map<string, View<Subscriber>>;
  readonly indexes: Map<string, OrderedIndex>;
}

function newPlace<Subscriber>(): Place<Subscriber> {
  return { children: new Map(), views: new Map(), indexes: new Map() };
}

/** Identical for equal queries. */
function queryKey(query: Query): string {
  return loadsAllData(query) ? '' : JSON.stringify(query);
}

/** The index for a limited view, created on demand; null if tree order or plain sorting suffices. */
function indexFor(place: Place<unknown>, query: Query, value: Value | null): OrderedIndex | null {
  if (!query.limit || isInKeyOrder(query) || !(value instanceof Branch)) return null;
  const name = indexName(query.index);
  let index = place.indexes.get(name);
  if (!index) {
    index = new OrderedIndex(query.index, value);
    place.indexes.set(name, index);
  }
  return index;
}

/** See the top of this file. */
export class Listeners<Subscriber> {
  readonly #root = newPlace<Subscriber>();

  /** Adds a subscriber to the view for a path and query, created on demand. */
  add(path: Path, query: Query, root: Value | null, subscriber: Subscriber): View<Subscriber> {
    let place = this.#root;
    for (const key of path) {
      const next = place.children.get(key) ?? newPlace<Subscriber>();
      place.children.set(key, next);
      place = next;
    }
    const name = queryKey(query);
    let view = place.views.get(name);
    if (!view) {
      const value = valueAt(root, path);
      const keys = query.limit ? limitedKeys(value, query, indexFor(place, query, value)) : null;
      view = { path, query, subscribers: new Set(), keys };
      place.views.set(name, view);
    }
    view.subscribers.add(subscriber);
    return view;
  }

  /** Removes a subscriber; prunes empty views, their indexes, and empty nodes. */
  remove(view: View<Subscriber>, subscriber: Subscriber): void {
    view.subscribers.delete(subscriber);
    if (view.subscribers.size > 0) return;
    const places = [this.#root];
    for (const key of view.path) {
      const next = places.at(-1)?.children.get(key);
      if (!next) return;
      places.push(next);
    }
    const last = places.at(-1);
    last?.views.delete(queryKey(view.query));
    const needed = new Set(
      Array.from(last?.views.values() ?? [], ({ query }) => query.limit && indexName(query.index)),
    );
    for (const name of last?.indexes.keys() ?? []) if (!needed.has(name)) last?.indexes.delete(name);
    for (let i = places.length - 1; i > 0; i -= 1) {
      const place = places[i];
      const key = view.path[i - 1];
      if (!place || key === undefined || place.views.size > 0 || place.children.size > 0) return;
      places[i - 1]?.children.delete(key);
    }
  }

  /** All views. */
  *all(): Generator<View<Subscriber>> {
    for (const place of placesBelow(this.#root)) yield* place.views.values();
  }

  /** Updates views and indexes to another state without notifying listeners. */
  rebase(root: Value | null): void {
    for (const place of placesBelow(this.#root)) {
      place.indexes.clear();
      for (const view of place.views.values()) {
        const value = valueAt(root, view.path);
        if (view.keys) view.keys = limitedKeys(value, view.query, indexFor(place, view.query, value));
      }
    }
  }

  /** Computes the change for each view affected by writes at these paths, and updates views and indexes. */
  *changes(
    paths: readonly Path[],
    before: Value | null,
    after: Value | null,
  ): Generator<readonly [View<Subscriber>, Change]> {
    const touched = new Map<Place<Subscriber>, Path[]>();
    for (const path of paths) {
      for (const place of this.#touchedBy(path)) {
        const writes = touched.get(place);
        if (writes) writes.push(path);
        else touched.set(place, [path]);
      }
    }
    for (const [place, writes] of touched) {
      const [any] = place.views.values();
      if (!any) continue;
      const step = stepAt(any.path, writes, before, after);
      updateIndexes(place, step);
      for (const view of place.views.values()) {
        const change = changeOf(view, place, step);
        if (change.length > 0) yield [view, change];
      }
    }
  }

  *#touchedBy(path: Path): Generator<Place<Subscriber>> {
    let place: Place<Subscriber> | undefined = this.#root;
    for (const key of path) {
      yield place;
      place = place.children.get(key);
      if (!place) return;
    }
    yield* placesBelow(place);
  }
}

function* placesBelow<Subscriber>(place: Place<Subscriber>): Generator<Place<Subscriber>> {
  yield place;
  for (const child of place.children.values()) yield* placesBelow(child);
}

/** The effect of writes on one path. */
interface Step {
  readonly oldValue: Value | null;
  readonly newValue: Value | null;
  /** Relative paths below it; null if the path itself or one above was written. */
  readonly writes: readonly Path[] | null;
}

function stepAt(path: Path, writes: readonly Path[], before: Value | null, after: Value | null): Step {
  const isWhole = writes.some((write) => write.length <= path.length && contains(write, path));
  return {
    oldValue: valueAt(before, path),
    newValue: valueAt(after, path),
    writes: isWhole ? null : writes.map((write) => write.slice(path.length)),
  };
}

function updateIndexes(place: Place<unknown>, { oldValue, newValue, writes }: Step): void {
  for (const [name, index] of place.indexes) {
    if (!writes) {
      place.indexes.set(name, new OrderedIndex(index.index, newValue));
      continue;
    }
    const keys = new Set(writes.map(([key]) => key ?? ''));
    for (const key of keys) index.update(key, childOf(oldValue, key), childOf(newValue, key));
  }
}

function changeOf(view: View<unknown>, place: Place<unknown>, step: Step): Change {
  const { oldValue, newValue, writes } = step;
  if (loadsAllData(view.query)) {
    if (writes) return deepChanges(writes, step);
    return equalValues(oldValue, newValue) ? [] : [[[], newValue]];
  }
  if (!view.keys) return rangeChange(view.query, step);
  const before = view.keys;
  const after = limitedKeys(newValue, view.query, indexFor(place, view.query, newValue));
  view.keys = after;
  const changed: [Path, Value | null][] = [];
  for (const key of before) if (!after.has(key)) changed.push([[key], null]);
  for (const key of after) {
    const isNew = !before.has(key);
    if (isNew || (!writes && !equalValues(childOf(oldValue, key), childOf(newValue, key))))
      changed.push([[key], childOf(newValue, key)]);
  }
  const stayed = writes?.filter(([key]) => key !== undefined && before.has(key) && after.has(key)) ?? [];
  return [...changed, ...deepChanges(stayed, step)];
}

/** A range without a limit is stateless: each child is in it or not, independent of its siblings. */
function rangeChange(query: Query, step: Step): Change {
  const { oldValue, newValue, writes } = step;
  const keys = writes
    ? new Set(writes.map(([key]) => key ?? ''))
    : new Set([...childrenOf(oldValue), ...childrenOf(newValue)].map(([key]) => key));
  const changed: [Path, Value | null][] = [];
  const stayed: Path[] = [];
  for (const key of keys) {
    const inBefore = isInRange(query, key, childOf(oldValue, key));
    const inAfter = isInRange(query, key, childOf(newValue, key));
    if (inBefore !== inAfter) changed.push([[key], inAfter ? childOf(newValue, key) : null]);
    else if (inAfter) stayed.push(...(writes?.filter(([first]) => first === key) ?? [[key]]));
  }
  return [...changed, ...deepChanges(stayed, step)];
}

function deepChanges(paths: readonly Path[], { oldValue, newValue }: Step): Change {
  const changed: [Path, Value | null][] = [];
  for (const path of paths) {
    const value = valueAt(newValue, path);
    if (!equalValues(valueAt(oldValue, path), value)) changed.push([path, value]);
  }
  return changed;
}
