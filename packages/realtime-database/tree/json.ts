/**
 * Converts a client's JSON to a value.
 * Source: @firebase/database `nodeFromJSON`, `validateFirebaseData`, `resolveDeferredValue` (server values),
 * `MAX_LEAF_SIZE_`; Firebase docs "Save data" (server values) and "Arrays in Firebase".
 */
import { Branch } from './branch.ts';
import { assertKey, InvalidDataError, MAX_DEPTH } from './path.ts';
import type { Place } from './place.ts';
import { nodeOf } from './tree.ts';
import { FIELDS_LIMIT, type Fields, isLeaf, type Value } from './value.ts';

const MAX_STRING_BYTES = 10 * 1024 * 1024;

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null;
}

/** An unpaired surrogate, which cannot be encoded, becomes the replacement character. */
function stringFromJson(text: string): string {
  if (text.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(text) > MAX_STRING_BYTES) {
    throw new InvalidDataError(`A string is longer than ${MAX_STRING_BYTES} bytes`);
  }
  return text.isWellFormed() ? text : text.toWellFormed();
}

function resolveServerValue(operation: unknown, place: Place, now: number): number {
  if (operation === 'timestamp') return now;
  const delta = isObject(operation) ? operation.increment : undefined;
  if (typeof delta !== 'number') throw new InvalidDataError('Unknown server value');
  const existing = place.value;
  const sum = typeof existing === 'number' ? existing + delta : delta;
  if (!Number.isFinite(sum)) throw new InvalidDataError('Increment leaves the range of numbers');
  return sum + 0;
}

/**
 * Converts a client's JSON to a value; null means "no data here".
 * @param place the target of the write (increments need the current value)
 * @param now server time in ms since 1970 for `{".sv": "timestamp"}`
 * @throws InvalidDataError
 */
export function valueFromJson(json: unknown, place: Place, now: number): Value | null {
  switch (typeof json) {
    case 'string':
      return stringFromJson(json);
    case 'boolean':
      return json;
    case 'number':
      // JSON can express numbers too large for a double, which parse as Infinity.
      if (!Number.isFinite(json)) throw new InvalidDataError('A number is too big');
      // JSON has a negative zero, which SDKs send and hash as zero.
      return json + 0;
    default:
      return isObject(json) ? objectFromJson(json, place, now) : null;
  }
}

function objectFromJson(json: JsonObject, place: Place, now: number): Value | null {
  const keys = Object.keys(json);
  if (keys.some((key) => key.startsWith('.'))) {
    const priority = json['.priority'];
    if (priority !== undefined && priority !== null)
      throw new InvalidDataError('Priorities are not supported');
    if (Object.hasOwn(json, '.sv')) return resolveServerValue(json['.sv'], place, now);
    if (Object.hasOwn(json, '.value')) return wrappedFromJson(json, keys, place, now);
  }
  if (place.path.length >= MAX_DEPTH) throw new InvalidDataError(`Data is deeper than ${MAX_DEPTH} levels`);
  // While every child is identical to its value, reuse the record; the first difference starts a copy.
  let entries: [string, Value][] | null = Array.isArray(json) || keys.length > FIELDS_LIMIT ? [] : null;
  for (const [i, key] of keys.entries()) {
    const item = json[key];
    const child = key === '.priority' ? null : childFromJson(key, item, place, now);
    if (entries === null && (child === null || !Object.is(child, item)))
      entries = entriesOf(json, keys.slice(0, i));
    if (entries !== null && child !== null) entries.push([key, child]);
  }
  if (entries === null && keys.length > 0 && isFields(json)) return json;
  return nodeOf(entries ?? []);
}

function childFromJson(key: string, item: unknown, place: Place, now: number): Value | null {
  assertKey(key);
  return valueFromJson(item, isObject(item) ? place.at(key) : place, now);
}

function wrappedFromJson(json: JsonObject, keys: readonly string[], place: Place, now: number): Value | null {
  const inner = json['.value'];
  const isServerValue = isObject(inner) && Object.hasOwn(inner, '.sv');
  if ((isObject(inner) && !isServerValue) || keys.some((key) => key !== '.value' && key !== '.priority')) {
    throw new InvalidDataError('".value" must be the only key and hold a value without children');
  }
  return valueFromJson(inner, place, now);
}

/** Entries of children that are already values. */
function entriesOf(json: JsonObject, keys: readonly string[]): [string, Value][] {
  return isFields(json) ? keys.flatMap((key) => (json[key] === undefined ? [] : [[key, json[key]]])) : [];
}

/**
 * Called only if every child is identical to its value; a Branch, which JSON cannot produce, is the only exception
 * left.
 */
function isFields(json: JsonObject): json is Fields {
  return !(json instanceof Branch);
}

/** A value as JSON text. Records below branches use the engine's JSON.stringify. */
export function toJsonText(value: Value | null): string {
  if (!(value instanceof Branch)) return JSON.stringify(value);
  let text = '';
  for (const [key, child] of value.entries()) {
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${toJsonText(child)}`;
  }
  return `${text}}`;
}

/** Rebuilds a value from JSON that this server wrote, without validation. */
export function trustedFromJson(json: Value | null): Value | null {
  if (json === null || isLeaf(json) || json instanceof Branch || isRecord(json)) return json;
  const children: [string, Value][] = [];
  for (const [key, item] of Object.entries(json)) {
    const child = trustedFromJson(item);
    if (child !== null) children.push([key, child]);
  }
  return nodeOf(children);
}

/** True if no node in it is large enough to become a branch: nearly always, and then nothing is copied. */
function isRecord(json: Fields): boolean {
  let size = 0;
  for (const key in json) {
    size += 1;
    const child = json[key];
    if (typeof child === 'object' && !isRecord(child)) return false;
  }
  return size <= FIELDS_LIMIT;
}
