/** Selects the children in a query's result. */
import { childOf, childrenOf, childrenReversed, nodeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { type Entry, OrderedIndex } from './ordered-index.ts';
import { indexValueOf, isAfterStart, isBeforeEnd, loadsAllData, type Query } from './query.ts';

/** True if the query is in key order, which is the tree's own order. */
export function isInKeyOrder(query: Query): boolean {
  return query.index.kind === 'key' || query.index.kind === 'priority';
}

/** True if a child is in the query's range, regardless of its limit. */
export function isInRange(query: Query, key: string, child: Value | null): boolean {
  if (child === null) return false;
  const by = indexValueOf(query.index, child);
  return isAfterStart(query, by, key) && isBeforeEnd(query, by, key);
}

/** Collects the keys in a limited query's result, from an index or, in key order, from the tree. */
export function limitedKeys(value: Value | null, query: Query, index: OrderedIndex | null): Set<string> {
  const { limit } = query;
  const keys = new Set<string>();
  if (!limit) return keys;
  for (const { key, by } of walk(value, query, index)) {
    // Walk from one end of the range: skip what is before it, and stop after it.
    const entered = limit.from === 'start' ? isAfterStart(query, by, key) : isBeforeEnd(query, by, key);
    if (!entered) continue;
    const left = limit.from === 'start' ? !isBeforeEnd(query, by, key) : !isAfterStart(query, by, key);
    if (left || keys.size === limit.count) break;
    keys.add(key);
  }
  return keys;
}

function walk(value: Value | null, query: Query, index: OrderedIndex | null): Iterable<Entry> {
  const forward = query.limit?.from === 'start';
  if (isInKeyOrder(query))
    return keyEntries(forward ? childrenOf(value, startKey(query)) : childrenReversed(value, endKey(query)));
  const { entries } = index ?? new OrderedIndex([], query.index, value);
  return forward
    ? entries.from(({ by, key }) => !isAfterStart(query, by, key))
    : entries.reversedFrom(({ by, key }) => isBeforeEnd(query, by, key));
}

function* keyEntries(children: Iterable<readonly [key: string, child: Value]>): Generator<Entry> {
  for (const [key] of children) yield { key, by: null };
}

function startKey(query: Query): string | undefined {
  return query.index.kind === 'key' && query.start ? String(query.start.value) : undefined;
}

function endKey(query: Query): string | undefined {
  return query.index.kind === 'key' && query.end ? String(query.end.value) : undefined;
}

/** A query's result: everything, or the selected children. */
export function applyQuery(value: Value | null, query: Query): Value | null {
  if (loadsAllData(query)) return value;
  const shown: [string, Value][] = [];
  if (query.limit) {
    for (const key of limitedKeys(value, query, null)) {
      const child = childOf(value, key);
      if (child !== null) shown.push([key, child]);
    }
  } else {
    for (const [key, child] of childrenOf(value)) if (isInRange(query, key, child)) shown.push([key, child]);
  }
  return nodeOf(shown);
}
