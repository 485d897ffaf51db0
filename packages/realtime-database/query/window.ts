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

export function isInRange(query: Query, key: string, child: Value | null): boolean {
  if (child === null) return false;
  const by = indexValueOf(query.index, child);
  return isAfterStart(query, by, key) && isBeforeEnd(query, by, key);
}

function select(value: Value | null, query: Query, keys?: Iterable<string>) {
  const { index, limit } = query;
  const children = keys ? Array.from(keys, (key) => [key, childOf(value, key)] as const) : childrenOf(value);
  const inRange: (readonly [key: string, child: Value])[] = [];
  for (const [key, child] of children)
    if (child !== null && isInRange(query, key, child)) inRange.push([key, child]);
  if (!limit) return inRange;
  // Looking values up in each comparison would be slow.
  const ordered = inRange
    .map((entry) => ({ entry, by: indexValueOf(index, entry[1]) }))
    .sort((a, b) => compareEntries(a.by, a.entry[0], b.by, b.entry[0]))
    .map(({ entry }) => entry);
  return limit.from === 'start' ? ordered.slice(0, limit.count) : ordered.slice(-limit.count);
}

/** @param candidates the only children to consider */
export const selectKeys = (value: Value | null, query: Query, candidates?: Iterable<string>) =>
  select(value, query, candidates).map(([key]) => key);

export const applyQuery = (value: Value | null, query: Query): Value | null =>
  loadsAllData(query) ? value : nodeOf(select(value, query));
