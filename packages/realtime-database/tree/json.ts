/**
 * Converts a client's JSON to a value.
 * Source: @firebase/database `nodeFromJSON`, `validateFirebaseData`, `resolveDeferredValue` (server values),
 * `MAX_LEAF_SIZE_`; Firebase docs "Save data" (server values) and "Arrays in Firebase".
 */
import { Branch } from './branch.ts';
import { assertKey, InvalidDataError, MAX_DEPTH, type Path } from './path.ts';
import { nodeOf, valueAt } from './tree.ts';
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

function resolveServerValue(operation: unknown, { root, path, now }: Target): number {
  if (operation === 'timestamp') return now;
  const delta = isObject(operation) ? operation.increment : undefined;
  if (typeof delta !== 'number') throw new InvalidDataError('Unknown server value');
  const existing = valueAt(root, path);
  const sum = typeof existing === 'number' ? existing + delta : delta;
  if (!Number.isFinite(sum)) throw new InvalidDataError('Increment leaves the range of numbers');
  return sum + 0;
}

/** Where and when a value is written, for server values. */
export interface Target {
  readonly root: Value | null;
  readonly path: Path;
  readonly now: number;
}

/** Converts a client's JSON to a value; null means "no data here". @throws InvalidDataError */
export function valueFromJson(json: unknown, target: Target): Value | null {
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
      return isObject(json) ? objectFromJson(json, target) : null;
  }
}

function objectFromJson(json: JsonObject, target: Target): Value | null {
  if (Object.hasOwn(json, '.sv')) return resolveServerValue(json['.sv'], target);
  const keys = Object.keys(json);
  const { path } = target;
  if (path.length >= MAX_DEPTH) throw new InvalidDataError(`Data is deeper than ${MAX_DEPTH} levels`);
  const entries: [string, Value][] = [];
  // If every child is identical to its value, the record stays as it is.
  let isSame = keys.length > 0 && keys.length <= FIELDS_LIMIT && !Array.isArray(json);
  for (const key of keys) {
    assertKey(key);
    const item = json[key];
    const child = valueFromJson(item, isObject(item) ? { ...target, path: [...path, key] } : target);
    if (child !== null) entries.push([key, child]);
    isSame &&= child !== null && Object.is(child, item);
  }
  return isSame && isFields(json) ? json : nodeOf(entries);
}

/** Called only if every child is identical to its value: a type guard that JSON always passes. */
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
