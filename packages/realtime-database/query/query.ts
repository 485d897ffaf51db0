/**
 * A query in wire format, and its order.
 * Source: @firebase/database `queryParamsGetQueryObject` (WIRE_PROTOCOL_CONSTANTS), `RangedFilter`, `MIN_NAME`,
 * `MAX_NAME`, `LeafNode.VALUE_TYPE_ORDER`, `ChildrenNode.compareTo`.
 */

import { compareKeys } from '../tree/key-order.ts';
import { InvalidDataError, type Path, parsePath } from '../tree/path.ts';
import { valueAt } from '../tree/tree.ts';
import { isJsonObject, isLeaf, type Leaf, type Value } from '../tree/value.ts';

/** The order of children. Priorities are not stored, so ordering by priority is ordering by key. */
export type Index =
  | { readonly kind: 'key' }
  | { readonly kind: 'priority' }
  | { readonly kind: 'value' }
  | { readonly kind: 'child'; readonly path: Path };

/** One end of a range. `name` breaks ties between equal values. */
export interface Bound {
  readonly value: Leaf | null;
  /** A key, MIN_NAME, or MAX_NAME. */
  readonly name: string;
  readonly inclusive: boolean;
}

export interface Query {
  readonly index: Index;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: { readonly count: number; readonly from: 'start' | 'end' } | null;
}

const MIN_NAME = '[MIN_NAME]';
const MAX_NAME = '[MAX_NAME]';

/** A listen without a query: everything at the path. */
export const WHOLE: Query = { index: { kind: 'priority' }, start: null, end: null, limit: null };

function leafOrNull(json: unknown): Leaf | null {
  if (json === null || typeof json === 'string' || typeof json === 'boolean' || typeof json === 'number')
    return json;
  throw new InvalidDataError('A query bound must be a string, a number, a boolean or null');
}

/** Parses ".key", ".value", ".priority", or a child path. @throws InvalidDataError */
export function parseIndex(name: unknown): Index {
  if (name === undefined || name === '.priority') return { kind: 'priority' };
  if (name === '.key') return { kind: 'key' };
  if (name === '.value') return { kind: 'value' };
  const path = typeof name === 'string' ? parsePath(name) : [];
  if (path.length === 0) throw new InvalidDataError('Unknown index');
  return { kind: 'child', path };
}

/** The index's name in `.indexOn` and the SDK's warning. */
export function indexName(index: Index): string {
  return index.kind === 'child' ? index.path.join('/') : `.${index.kind}`;
}

/** Parses the `q` of a listen, unlisten, or get. @throws InvalidDataError */
export function parseWireQuery(json: unknown): Query {
  if (json === undefined || json === null) return WHOLE;
  if (!isJsonObject(json)) throw new InvalidDataError('A query must be an object');
  const index = parseIndex(json.i);
  return {
    index,
    start: wireBound(index, json.sp, json.sn ?? MIN_NAME, json.sin),
    end: wireBound(index, json.ep, json.en ?? MAX_NAME, json.ein),
    limit: wireLimit(json.l, json.vf),
  };
}

function wireBound(index: Index, value: unknown, name: unknown, inclusive: unknown): Bound | null {
  if (value === undefined) return null;
  if (typeof name !== 'string') throw new InvalidDataError('A query key must be a string');
  if (index.kind === 'key' && typeof value !== 'string')
    throw new InvalidDataError('A query by key needs a string');
  return { value: leafOrNull(value), name, inclusive: inclusive !== false };
}

function wireLimit(count: unknown, from: unknown): Query['limit'] {
  if (count === undefined) return null;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) {
    throw new InvalidDataError('A limit must be a positive integer');
  }
  return { count, from: from === 'r' ? 'end' : 'start' };
}

/** True if the query excludes nothing. */
export function loadsAllData(query: Query): boolean {
  return query.start === null && query.end === null && query.limit === null;
}

export function indexValueOf(index: Index, child: Value | null): Value | null {
  if (index.kind === 'value') return child;
  return index.kind === 'child' ? valueAt(child, index.path) : null;
}

/** Null, false and true, numbers, strings, objects. */
const RANKS = ['boolean', 'number', 'string', 'object'];
const rankOf = (value: Value | null): number => (value === null ? -1 : RANKS.indexOf(typeof value));

/** Compares two values in index order. Two objects are equal here; their keys break the tie. */
function compareValues(a: Value | null, b: Value | null): number {
  if (a === b) return 0;
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (a === null || b === null || !isLeaf(a) || !isLeaf(b)) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Orders two children by index value, then by key. */
export function compareEntries(
  aValue: Value | null,
  aKey: string,
  bValue: Value | null,
  bKey: string,
): number {
  return compareValues(aValue, bValue) || compareKeys(aKey, bKey);
}

/** Negative if the bound is before the child, positive if after it, 0 if equal. */
function compareBound(index: Index, bound: Bound, value: Value | null, key: string): number {
  if (index.kind === 'key') return compareKeys(String(bound.value), key);
  const byValue = compareValues(bound.value, value);
  if (byValue !== 0 || bound.name === MIN_NAME) return byValue || -1;
  return bound.name === MAX_NAME ? 1 : compareKeys(bound.name, key);
}

export function isAfterStart({ index, start }: Query, value: Value | null, key: string): boolean {
  return start === null || compareBound(index, start, value, key) < (start.inclusive ? 1 : 0);
}

export function isBeforeEnd({ index, end }: Query, value: Value | null, key: string): boolean {
  return end === null || compareBound(index, end, value, key) > (end.inclusive ? -1 : 0);
}
