/**
 * The order of keys and of values.
 * Source: @firebase/database `nameCompare`, `tryParseInt`, `LeafNode.VALUE_TYPE_ORDER`, `ChildrenNode.compareTo`;
 * Firebase docs "Work with lists of data", "How query data is ordered".
 */
import { isLeaf, type Value } from './value.ts';

const INT_MAX = 2147483647;
const INT_MIN = -2147483648;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
const MINUS = 45;

/** The 32-bit integer that a key spells, or null. `INTEGER_REGEXP_` of the SDK without the cost of a regular expression. */
function integerKey(key: string): number | null {
  const length = key.length;
  const digitsFrom = key.charCodeAt(0) === MINUS ? 1 : 0;
  if (digitsFrom === length) return null;
  for (let i = digitsFrom; i < length; i += 1) {
    const code = key.charCodeAt(i);
    if (code < DIGIT_0 || code > DIGIT_9) return null;
  }
  const number = Number(key);
  return number >= INT_MIN && number <= INT_MAX ? number : null;
}

/**
 * Orders two keys: 32-bit integers first, by number, then all others by UTF-16 code unit.
 * @example compareKeys('9', '10') // negative
 */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const left = integerKey(a);
  const right = integerKey(b);
  if (left !== null && right !== null) return left === right ? a.length - b.length : left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : 1;
}

/** True when a key comes before another one: what every search in a branch asks. */
export function isBefore(a: string, b: string): boolean {
  // Most keys are no integers; then one comparison says it all.
  if (integerKey(b) === null) return a < b || integerKey(a) !== null;
  return compareKeys(a, b) < 0;
}

/** Rank of a value's type: nothing, false and true, numbers, strings, objects. */
function rankOf(value: Value | null): number {
  if (value === null) return 0;
  switch (typeof value) {
    case 'boolean':
      return 1;
    case 'number':
      return 2;
    case 'string':
      return 3;
    default:
      return 4;
  }
}

/** Orders two values as an index does. Two objects are equal here: their keys decide. */
export function compareValues(a: Value | null, b: Value | null): number {
  if (a === b) return 0;
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (a === null || b === null || !isLeaf(a) || !isLeaf(b)) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
