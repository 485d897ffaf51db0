/**
 * The simplest possible database: plain objects, copied on every write and sorted on every query. Slow but obviously
 * correct, as a reference for the real one.
 */

export type Json = string | number | boolean | null | { [key: string]: Json };

export interface ModelQuery {
  readonly orderBy: 'key' | 'value' | readonly string[];
  readonly start?: {
    readonly value: string | number | boolean | null;
    readonly key?: string;
    readonly after?: boolean;
  };
  readonly end?: {
    readonly value: string | number | boolean | null;
    readonly key?: string;
    readonly before?: boolean;
  };
  readonly first?: number;
  readonly last?: number;
}

function isObject(json: Json | undefined): json is { [key: string]: Json } {
  return typeof json === 'object' && json !== null;
}

/** The value at a path, or null. */
export function readModel(json: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return json;
  return isObject(json) ? readModel(ownValue(json, key), rest) : null;
}

function ownValue(json: { [key: string]: Json }, key: string): Json {
  return Object.hasOwn(json, key) ? (json[key] ?? null) : null;
}

/** The database after a write. */
export function writeModel(json: Json, path: readonly string[], data: Json): Json {
  const [key, ...rest] = path;
  const value = prune(data);
  if (key === undefined) return value;
  if (value === null && !isObject(json)) return json;
  const before = isObject(json) ? json : {};
  // A computed key defines an own property, also for "__proto__".
  return prune({ ...before, [key]: writeModel(ownValue(before, key), rest, value) });
}

function prune(json: Json): Json {
  if (!isObject(json)) return json;
  const entries = Object.entries(json)
    .map(([key, child]) => [key, prune(child)] as const)
    .filter(([, child]) => child !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

const RANKS = ['null', 'false', 'true', 'number', 'string', 'object'];

function rank(json: Json): number {
  if (json === null) return 0;
  return RANKS.indexOf(typeof json === 'boolean' ? String(json) : typeof json);
}

function compareJson(a: Json, b: Json): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return 0;
}

function asInteger(key: string): number | null {
  return /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) < 2 ** 31 ? Number(key) : null;
}

function compareNames(a: string, b: string): number {
  const [x, y] = [asInteger(a), asInteger(b)];
  if (x !== null && y !== null) return x - y || a.length - b.length;
  if (x !== null) return -1;
  if (y !== null) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The result of a query. */
export function queryModel(place: Json, query: ModelQuery): Json {
  // An order without a filter excludes nothing, not even a leaf.
  const isFiltered = query.start || query.end || query.first !== undefined || query.last !== undefined;
  if (!isFiltered) return place;
  return prune(Object.fromEntries(orderedModel(place, query).map(({ key, value }) => [key, value])));
}

/** The children in a query's result, in order. */
export function orderedModel(place: Json, query: ModelQuery): { key: string; value: Json }[] {
  const { orderBy, start, end } = query;
  if (!isObject(place)) return [];
  const by = (key: string, child: Json): Json => {
    if (orderBy === 'key') return key;
    return orderBy === 'value' ? child : readModel(child, orderBy);
  };
  const compare = (a: Json, aKey: string, b: Json, bKey: string): number =>
    orderBy === 'key' ? compareNames(aKey, bKey) : compareJson(a, b) || compareNames(aKey, bKey);
  const rows = Object.entries(place)
    .map(([key, child]) => ({ key, child, by: by(key, child) }))
    .sort((a, b) => compare(a.by, a.key, b.by, b.key))
    .filter((row) => {
      if (start) {
        const order =
          orderBy === 'key'
            ? compareNames(String(start.value), row.key)
            : compareJson(start.value, row.by) ||
              (start.key === undefined ? (start.after ? 1 : -1) : compareNames(start.key, row.key));
        if (start.after ? order >= 0 : order > 0) return false;
      }
      if (end) {
        const order =
          orderBy === 'key'
            ? compareNames(row.key, String(end.value))
            : compareJson(row.by, end.value) ||
              (end.key === undefined ? (end.before ? 1 : -1) : compareNames(row.key, end.key));
        if (end.before ? order >= 0 : order > 0) return false;
      }
      return true;
    });
  const shown =
    query.first !== undefined
      ? rows.slice(0, query.first)
      : query.last !== undefined
        ? rows.slice(-query.last)
        : rows;
  return shown.map(({ key, child }) => ({ key, value: child }));
}
