/** Which children a query shows. */
import { childrenOf, nodeOf } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import {
  compareEntries,
  indexValueOf,
  isAfterStart,
  isBeforeEnd,
  loadsAllData,
  type Query,
} from './query.ts';

/** Children of a window by key. */
export type Window = ReadonlyMap<string, Value>;

/** Computes a window from nothing, in index order. */
export function windowOf(value: Value | null, query: Query): Window {
  const inRange: { key: string; child: Value; by: Value | null }[] = [];
  for (const [key, child] of childrenOf(value)) {
    const by = indexValueOf(query.index, child);
    if (isAfterStart(query, by, key) && isBeforeEnd(query, by, key)) inRange.push({ key, child, by });
  }
  if (query.index.kind === 'child' || query.index.kind === 'value') {
    inRange.sort((a, b) => compareEntries(a.by, a.key, b.by, b.key));
  }
  const { limit } = query;
  const shown = !limit
    ? inRange
    : limit.from === 'start'
      ? inRange.slice(0, limit.count)
      : inRange.slice(-limit.count);
  return new Map(shown.map(({ key, child }) => [key, child]));
}

/** What a query returns: the children it shows, or everything. */
export function selected(value: Value | null, query: Query): Value | null {
  return loadsAllData(query) ? value : nodeOf([...windowOf(value, query)]);
}
