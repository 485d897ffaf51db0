/**
 * From the JSON of a client to a value.
 * Source: @firebase/database `nodeFromJSON`, `validateFirebaseData`, `resolveDeferredValue` (server values),
 * `MAX_LEAF_SIZE_`; Firebase docs "Save data" (server values) and "Arrays in Firebase".
 */
import { Branch } from './branch.ts';
import { assertKey, InvalidDataError, MAX_DEPTH } from './path.ts';
import { childOf, nodeOf } from './tree.ts';
import { FIELDS_LIMIT, type Fields, isLeaf, type Value } from './value.ts';

const MAX_STRING_BYTES = 10 * 1024 * 1024;

/** What a write needs to know of its place. */
export interface WriteContext {
  /** Levels between the root and the place. */
  readonly depth: number;
  /** Server time in ms since 1970 for `{".sv": "timestamp"}`. */
  readonly now: number;
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

function assertString(text: string): void {
  if (text.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(text) > MAX_STRING_BYTES) {
    throw new InvalidDataError(`A string is longer than ${MAX_STRING_BYTES} bytes`);
  }
}

function resolveServerValue(operation: unknown, existing: Value | null, now: number): number {
  if (operation === 'timestamp') return now;
  const delta = isObject(operation) ? operation.increment : undefined;
  if (typeof delta !== 'number') throw new InvalidDataError('Unknown server value');
  const sum = typeof existing === 'number' ? existing + delta : delta;
  if (!Number.isFinite(sum)) throw new InvalidDataError('Increment leaves the range of numbers');
  return sum;
}

/**
 * Turns JSON from a client into a value; null means "no data here".
 * @param existing what is there now (increments need it)
 * @throws InvalidDataError
 */
export function valueFromJson(json: unknown, existing: Value | null, context: WriteContext): Value | null {
  if (json === null || json === undefined) return null;
  if (typeof json === 'string') {
    assertString(json);
    return json;
  }
  if (typeof json === 'boolean' || typeof json === 'number') return json;
  if (!isObject(json)) throw new InvalidDataError('Not JSON data');
  if (Object.hasOwn(json, '.priority') && json['.priority'] !== null) {
    throw new InvalidDataError('Priorities are not supported');
  }
  if (Object.hasOwn(json, '.sv')) return resolveServerValue(json['.sv'], existing, context.now);
  if (Object.hasOwn(json, '.value')) {
    const inner = json['.value'];
    if (
      Object.keys(json).some((key) => key !== '.value' && key !== '.priority') ||
      (isObject(inner) && !('.sv' in inner))
    ) {
      throw new InvalidDataError('".value" must hold a value without children and stand alone');
    }
    return valueFromJson(inner, existing, context);
  }
  return nodeFromJson(json, existing, context);
}

function nodeFromJson(
  json: Readonly<Record<string, unknown>>,
  existing: Value | null,
  context: WriteContext,
): Value | null {
  if (context.depth >= MAX_DEPTH) throw new InvalidDataError(`Data is deeper than ${MAX_DEPTH} levels`);
  const below = { depth: context.depth + 1, now: context.now };
  const entries: [string, Value][] = [];
  let same = !Array.isArray(json);
  for (const [key, item] of Object.entries(json)) {
    if (key === '.priority') {
      same = false;
      continue;
    }
    assertKey(key);
    const child = valueFromJson(item, childOf(existing, key), below);
    if (child === null || child !== item) same = false;
    if (child !== null) entries.push([key, child]);
  }
  if (same && entries.length > 0 && entries.length <= FIELDS_LIMIT && isFields(json)) return json;
  return nodeOf(entries);
}

/** Only called when every child is its own value: what is left to tell apart is nothing. */
function isFields(json: Readonly<Record<string, unknown>>): json is Fields {
  return !(json instanceof Branch);
}

/** JSON text of a value. Records below branches go through the engine's own JSON.stringify. */
export function toJsonText(value: Value | null): string {
  if (!(value instanceof Branch)) return JSON.stringify(value);
  let text = '';
  for (const [key, child] of value.entries()) {
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${toJsonText(child)}`;
  }
  return `${text}}`;
}

/** Trusts its input: rebuilds a value from JSON that this server wrote. */
export function trustedFromJson(json: Value | null): Value | null {
  if (json === null || isLeaf(json) || json instanceof Branch) return json;
  const entries = Object.entries(json);
  let same = entries.length <= FIELDS_LIMIT;
  const children: [string, Value][] = [];
  for (const [key, item] of entries) {
    if (typeof item !== 'object') {
      children.push([key, item]);
      continue;
    }
    const child = trustedFromJson(item);
    if (child === null || child !== item) same = false;
    if (child === null) continue;
    children.push([key, child]);
  }
  return same ? json : nodeOf(children);
}
