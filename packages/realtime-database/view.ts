import { loadsAllData, type Query } from './query/query.ts';
import { isInRange, selectKeys } from './query/window.ts';
import { contains, type Path } from './tree/path.ts';
import { childOf, childrenOf, equalValues, valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

/** A change for a listener: paths relative to the view and their new values; [] is the view's own path. */
export type Change = readonly (readonly [relative: Path, value: Value | null])[];

export interface View {
  readonly path: Path;
  readonly query: Query;
  /** Keys in a limited view; null for a view without a limit. */
  keys: ReadonlySet<string> | null;
}

export const keysIn = ({ path, query }: Omit<View, 'keys'>, root: Value | null): Set<string> | null =>
  query.limit && new Set(selectKeys(valueAt(root, path), query));

/** Updates a view to writes at these paths. @returns what changed; empty if nothing did */
export function updateView(
  view: View,
  paths: readonly Path[],
  before: Value | null,
  after: Value | null,
): Change {
  const step = stepAt(view.path, paths, before, after);
  if (!step) return [];
  const { oldValue, newValue, writes } = step;
  if (loadsAllData(view.query)) {
    if (writes) return deepChanges(writes, step);
    return equalValues(oldValue, newValue) ? [] : [[[], newValue]];
  }
  const keysBefore = view.keys;
  const keysAfter = keysBefore && selectKeysAfter(view.query, keysBefore, step);
  view.keys = keysAfter;
  // Without a limit, each child is in the range or not, independent of its siblings.
  const wasIn = (key: string) => keysBefore?.has(key) ?? isInRange(view.query, key, childOf(oldValue, key));
  const isIn = (key: string) => keysAfter?.has(key) ?? isInRange(view.query, key, childOf(newValue, key));
  const children = () => [...childrenOf(oldValue), ...childrenOf(newValue)].map(([key]) => key);
  const written = writes?.map(([key]) => key ?? '') ?? (keysBefore ? [] : children());
  const changed: [Path, Value | null][] = [];
  const stayed: Path[] = [];
  for (const key of new Set([...(keysBefore ?? []), ...(keysAfter ?? []), ...written])) {
    if (wasIn(key) && !isIn(key)) changed.push([[key], null]);
    else if (!wasIn(key) && isIn(key)) changed.push([[key], childOf(newValue, key)]);
    else if (isIn(key)) stayed.push(...(writes?.filter(([first]) => first === key) ?? [[key]]));
  }
  return [...changed, ...deepChanges(stayed, step)];
}

/** The keys in a limited view after writes. If these left the shown children alone, only the written ones can enter. */
function selectKeysAfter(query: Query, before: ReadonlySet<string>, { newValue, writes }: Step): Set<string> {
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
