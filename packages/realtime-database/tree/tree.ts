/** Reads and updates values: a uniform API for plain records and branches. */
import { Branch } from './branch.ts';
import { compareKeys } from './key-order.ts';
import type { Path } from './path.ts';
import { FIELDS_LIMIT, type Fields, isLeaf, type Value } from './value.ts';

export function childOf(value: Value | null, key: string): Value | null {
  if (value === null || isLeaf(value)) return null;
  if (value instanceof Branch) return value.get(key);
  return Object.hasOwn(value, key) ? (value[key] ?? null) : null;
}

export function valueAt(value: Value | null, path: Path): Value | null {
  let node = value;
  for (const key of path) {
    if (node === null) return null;
    node = childOf(node, key);
  }
  return node;
}

export function sizeOf(value: Value | null): number {
  if (value === null || isLeaf(value)) return 0;
  return value instanceof Branch ? value.size : Object.keys(value).length;
}

/** Children in key order. */
export function* childrenOf(value: Value | null): Generator<readonly [key: string, child: Value]> {
  if (value === null || isLeaf(value)) return;
  if (value instanceof Branch) {
    yield* value.entries();
    return;
  }
  for (const key of Object.keys(value).sort(compareKeys)) {
    const child = value[key];
    if (child !== undefined) yield [key, child];
  }
}

/** Creates a node from unsorted entries; null without any. */
export function nodeOf(entries: readonly (readonly [key: string, child: Value])[]): Value | null {
  if (entries.length === 0) return null;
  if (entries.length <= FIELDS_LIMIT) {
    const fields: [string, Fields[string]][] = [];
    for (const [key, child] of entries) {
      if (child instanceof Branch) break;
      fields.push([key, child]);
    }
    if (fields.length === entries.length) return Object.fromEntries(fields);
  }
  return Branch.fromSorted(entries.toSorted(([a], [b]) => compareKeys(a, b)));
}

/** Sets a child, or removes it if null. A leaf becomes a node with only that child. */
export function withChild(value: Value | null, key: string, child: Value | null): Value | null {
  if (value === null || isLeaf(value)) return child === null ? value : nodeOf([[key, child]]);
  if (value instanceof Branch) {
    const branch = value.with(key, child);
    return branch.size === 0 ? null : branch;
  }
  const others = Object.entries(value).filter(([other]) => other !== key);
  if (child === null) return Object.hasOwn(value, key) ? nodeOf(others) : value;
  if (child instanceof Branch || others.length >= FIELDS_LIMIT) return nodeOf([...others, [key, child]]);
  // A computed key defines an own property, also for "__proto__".
  return { ...value, [key]: child };
}

/** Replaces the value at a path, or removes it if null. Creates and removes parents as needed. */
export function withValueAt(
  value: Value | null,
  path: Path,
  replacement: Value | null,
  depth = 0,
): Value | null {
  const key = path[depth];
  if (key === undefined) return replacement;
  const before = childOf(value, key);
  const after = withValueAt(before, path, replacement, depth + 1);
  if (after === null && before === null) return value;
  return withChild(value, key, after);
}

export function equalValues(a: Value | null, b: Value | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || isLeaf(a) || isLeaf(b)) return false;
  if (sizeOf(a) !== sizeOf(b)) return false;
  for (const [key, child] of childrenOf(a)) if (!equalValues(child, childOf(b, key))) return false;
  return true;
}
