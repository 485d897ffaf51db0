/**
 * Registry of listeners. Listeners with the same path and query share a view, so that a change is computed once for
 * all of them.
 */
import { loadsAllData, type Query } from './query/query.ts';
import { isInRange, selectKeys } from './query/window.ts';
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

/** Identical for equal queries of a path. */
function viewKey(path: Path, query: Query): string {
  return JSON.stringify(loadsAllData(query) ? path : [path, query]);
}

/** The keys in a limited view; null without a limit. */
function keysOf(query: Query, value: Value | null): Set<string> | null {
  return query.limit && new Set(selectKeys(value, query));
}

export class Listeners<Subscriber> {
  readonly #views = new Map<string, View<Subscriber>>();

  /** Adds a subscriber to the view for a path and query, created on demand. */
  add(path: Path, query: Query, root: Value | null, subscriber: Subscriber): View<Subscriber> {
    const key = viewKey(path, query);
    let view = this.#views.get(key);
    if (!view) {
      view = {
        path,
        query,
        subscribers: new Set(),
        keys: keysOf(query, valueAt(root, path)),
      };
      this.#views.set(key, view);
    }
    view.subscribers.add(subscriber);
    return view;
  }

  remove(view: View<Subscriber>, subscriber: Subscriber): void {
    view.subscribers.delete(subscriber);
    if (view.subscribers.size === 0) this.#views.delete(viewKey(view.path, view.query));
  }

  /** Updates views to another state without notifying listeners. */
  rebase(root: Value | null): void {
    for (const view of this.#views.values()) view.keys = keysOf(view.query, valueAt(root, view.path));
  }

  /** Computes the change for each view affected by writes at these paths, and updates views. */
  *changes(
    paths: readonly Path[],
    before: Value | null,
    after: Value | null,
  ): Generator<readonly [View<Subscriber>, Change]> {
    for (const view of this.#views.values()) {
      const step = stepAt(view.path, paths, before, after);
      const change = step ? this.#changeOf(view, step) : [];
      if (change.length > 0) yield [view, change];
    }
  }

  #changeOf(view: View<Subscriber>, step: Step): Change {
    const { oldValue, newValue, writes } = step;
    if (loadsAllData(view.query)) {
      if (writes) return deepChanges(writes, step);
      return equalValues(oldValue, newValue) ? [] : [[[], newValue]];
    }
    const before = view.keys;
    const after = before && keysAfter(view.query, before, step);
    view.keys = after;
    // Without a limit, each child is in the range or not, independent of its siblings.
    const wasIn = (key: string) => before?.has(key) ?? isInRange(view.query, key, childOf(oldValue, key));
    const isIn = (key: string) => after?.has(key) ?? isInRange(view.query, key, childOf(newValue, key));
    const children = () => [...childrenOf(oldValue), ...childrenOf(newValue)].map(([key]) => key);
    const written = writes?.map(([key]) => key ?? '') ?? (before ? [] : children());
    const changed: [Path, Value | null][] = [];
    const stayed: Path[] = [];
    for (const key of new Set([...(before ?? []), ...(after ?? []), ...written])) {
      if (wasIn(key) && !isIn(key)) changed.push([[key], null]);
      else if (!wasIn(key) && isIn(key)) changed.push([[key], childOf(newValue, key)]);
      else if (isIn(key)) stayed.push(...(writes?.filter(([first]) => first === key) ?? [[key]]));
    }
    return [...changed, ...deepChanges(stayed, step)];
  }
}

/** The keys in a limited view after writes. If these left the shown children alone, only the written ones can enter. */
function keysAfter(query: Query, before: ReadonlySet<string>, { newValue, writes }: Step): Set<string> {
  const written = writes?.flatMap(([key]) => key ?? []);
  const isAddition = written?.every((key) => !before.has(key));
  return new Set(
    selectKeys(newValue, query, isAddition ? new Set([...before, ...(written ?? [])]) : undefined),
  );
}

interface Step {
  readonly oldValue: Value | null;
  readonly newValue: Value | null;
  /** Relative paths below it; null if the path itself or one above was written. */
  readonly writes: readonly Path[] | null;
}

/** Null if no write concerns the path. */
function stepAt(path: Path, all: readonly Path[], before: Value | null, after: Value | null): Step | null {
  const writes = all.filter((write) => contains(write, path) || contains(path, write));
  if (writes.length === 0) return null;
  const isWhole = writes.some((write) => write.length <= path.length);
  return {
    oldValue: valueAt(before, path),
    newValue: valueAt(after, path),
    writes: isWhole ? null : writes.map((write) => write.slice(path.length)),
  };
}

function deepChanges(paths: readonly Path[], { oldValue, newValue }: Step): Change {
  const changed: [Path, Value | null][] = [];
  for (const path of paths) {
    const value = valueAt(newValue, path);
    if (!equalValues(valueAt(oldValue, path), value)) changed.push([path, value]);
  }
  return changed;
}
