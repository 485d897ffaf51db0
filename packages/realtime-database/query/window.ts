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

/**
 * The keys of a node's children in a query's result.
 * @param candidates the only children to consider
 */
export function selectKeys(value: Value | null, query: Query, candidates?: Iterable<string>): string[] {
  const keys = Array.from(candidates ?? Array.from(childrenOf(value), ([key]) => key));
  const { index, limit } = query;
  const inRange = keys.filter((key) => isInRange(query, key, childOf(value, key)));
  if (!limit) return inRange;
  const byOf = (key: string) => indexValueOf(index, childOf(value, key));
  const ordered = inRange.sort((a, b) => compareEntries(byOf(a), a, byOf(b), b));
  return limit.from === 'start' ? ordered.slice(0, limit.count) : ordered.slice(-limit.count);
}

/** A query's result: everything, or the selected children. */
export function applyQuery(value: Value | null, query: Query): Value | null {
  if (loadsAllData(query)) return value;
  return nodeOf(
    selectKeys(value, query).flatMap((key) => {
      const child = childOf(value, key);
      return child === null ? [] : [[key, child] as const];
    }),
  );
}
