import { childOf, childrenOf, nodeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import {
  compareEntries,
  indexValueOf,
  isAfterStart,
  isBeforeEnd,
  loadsAllData,
  type Query,
} from './query.ts';

/** True if a child is in the query's range, regardless of its limit. */
export function isInRange(query: Query, key: string, child: Value | null): boolean {
  if (child === null) return false;
  const by = indexValueOf(query.index, child);
  return isAfterStart(query, by, key) && isBeforeEnd(query, by, key);
}

/** A node's children in a query's result. @param keys the only ones to consider */
export function select(value: Value | null, query: Query, keys?: Iterable<string>) {
  const { index, limit } = query;
  const children = keys ? Array.from(keys, (key) => [key, childOf(value, key)] as const) : childrenOf(value);
  const inRange: (readonly [key: string, child: Value])[] = [];
  for (const [key, child] of children)
    if (child !== null && isInRange(query, key, child)) inRange.push([key, child]);
  if (!limit) return inRange;
  // Looking up values in each comparison would be ten times slower.
  const ordered = inRange
    .map((entry) => ({ entry, by: indexValueOf(index, entry[1]) }))
    .sort((a, b) => compareEntries(a.by, a.entry[0], b.by, b.entry[0]))
    .map(({ entry }) => entry);
  return limit.from === 'start' ? ordered.slice(0, limit.count) : ordered.slice(-limit.count);
}

/** A query's result: everything, or the selected children. */
export const applyQuery = (value: Value | null, query: Query): Value | null =>
  loadsAllData(query) ? value : nodeOf(select(value, query));
