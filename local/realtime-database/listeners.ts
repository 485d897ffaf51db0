/**
 * Who listens to what. Listeners of one place and query share a view, so that a change is worked out once however many
 * clients watch. The views form a tree by path: a write finds those it touches without looking at any other.
 */
import { loadsAllData, type Query } from './query/query.ts';
import { type Window, windowOf } from './query/window.ts';
import { contains, type Path } from './tree/path.ts';
import { equalValues, valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

/** What a listener is told: children relative to the view's path that have a new value; [] for the place itself. */
export type Change = readonly (readonly [relative: Path, value: Value | null])[];

/** All listeners of one place and query. */
export interface View<Subscriber> {
  readonly path: Path;
  readonly query: Query;
  readonly subscribers: Set<Subscriber>;
  /** What a filtered view shows; null when it shows all. */
  window: Window | null;
}

interface Place<Subscriber> {
  readonly children: Map<string, Place<Subscriber>>;
  readonly views: Map<string, View<Subscriber>>;
}

function newPlace<Subscriber>(): Place<Subscriber> {
  return { children: new Map(), views: new Map() };
}

/** Equal for equal queries. */
function queryKey(query: Query): string {
  return loadsAllData(query) ? '' : JSON.stringify(query);
}

/** See the head of this file. */
export class Listeners<Subscriber> {
  readonly #root = newPlace<Subscriber>();

  /** Joins the view of a place and query, made when there is none yet. */
  add(path: Path, query: Query, root: Value | null, subscriber: Subscriber): View<Subscriber> {
    let place = this.#root;
    for (const key of path) {
      const next = place.children.get(key) ?? newPlace<Subscriber>();
      place.children.set(key, next);
      place = next;
    }
    const key = queryKey(query);
    let view = place.views.get(key);
    if (!view) {
      const window = loadsAllData(query) ? null : windowOf(valueAt(root, path), query);
      view = { path, query, subscribers: new Set(), window };
      place.views.set(key, view);
    }
    view.subscribers.add(subscriber);
    return view;
  }

  /** Leaves a view; empty views and places go. */
  remove(view: View<Subscriber>, subscriber: Subscriber): void {
    view.subscribers.delete(subscriber);
    if (view.subscribers.size > 0) return;
    const places = [this.#root];
    for (const key of view.path) {
      const next = places.at(-1)?.children.get(key);
      if (!next) return;
      places.push(next);
    }
    places.at(-1)?.views.delete(queryKey(view.query));
    for (let i = places.length - 1; i > 0; i -= 1) {
      const place = places[i];
      const key = view.path[i - 1];
      if (!place || key === undefined || place.views.size > 0 || place.children.size > 0) return;
      places[i - 1]?.children.delete(key);
    }
  }

  /** All views. */
  *all(): Generator<View<Subscriber>> {
    yield* viewsBelow(this.#root);
  }

  /** Works out what writes at these paths mean to each view that they touch, and brings the windows up to date. */
  *changes(
    paths: readonly Path[],
    before: Value | null,
    after: Value | null,
  ): Generator<readonly [View<Subscriber>, Change]> {
    const touched = new Map<View<Subscriber>, Path[]>();
    for (const path of paths) {
      for (const view of this.#touchedBy(path)) {
        const list = touched.get(view);
        if (list) list.push(path);
        else touched.set(view, [path]);
      }
    }
    for (const [view, writes] of touched) {
      const change = changeOf(view, writes, before, after);
      if (change.length > 0) yield [view, change];
    }
  }

  *#touchedBy(path: Path): Generator<View<Subscriber>> {
    let place: Place<Subscriber> | undefined = this.#root;
    for (const key of path) {
      yield* place.views.values();
      place = place.children.get(key);
      if (!place) return;
    }
    yield* viewsBelow(place);
  }
}

function* viewsBelow<Subscriber>(place: Place<Subscriber>): Generator<View<Subscriber>> {
  yield* place.views.values();
  for (const child of place.children.values()) yield* viewsBelow(child);
}

function changeOf(
  view: View<unknown>,
  writes: readonly Path[],
  before: Value | null,
  after: Value | null,
): Change {
  const was = valueAt(before, view.path);
  const is = valueAt(after, view.path);
  const isWhole = writes.some((path) => path.length <= view.path.length && contains(path, view.path));
  if (view.window) return filteredChange(view, view.window, isWhole ? null : writes, was, is);
  if (isWhole) return equalValues(was, is) ? [] : [[[], is]];
  const change: [Path, Value | null][] = [];
  for (const path of writes) {
    const relative = path.slice(view.path.length);
    const value = valueAt(is, relative);
    if (!equalValues(valueAt(was, relative), value)) change.push([relative, value]);
  }
  return change;
}

function filteredChange(
  view: View<unknown>,
  before: Window,
  writes: readonly Path[] | null,
  was: Value | null,
  is: Value | null,
): Change {
  const after = windowOf(is, view.query);
  view.window = after;
  const change: [Path, Value | null][] = [];
  for (const key of before.keys()) if (!after.has(key)) change.push([[key], null]);
  for (const [key, child] of after) {
    const old = before.get(key);
    if (old === child) continue;
    if (old === undefined) change.push([[key], child]);
    else if (writes === null) {
      if (!equalValues(old, child)) change.push([[key], child]);
    }
  }
  for (const path of writes ?? []) {
    const relative = path.slice(view.path.length);
    const [key] = relative;
    if (key === undefined || !before.has(key) || !after.has(key)) continue;
    const value = valueAt(is, relative);
    if (!equalValues(valueAt(was, relative), value)) change.push([relative, value]);
  }
  return change;
}
