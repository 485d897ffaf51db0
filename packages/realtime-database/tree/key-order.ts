/**
 * The order of keys.
 * Source: @firebase/database `nameCompare`, `tryParseInt`; Firebase docs "Work with lists of data", "How query data
 * is ordered".
 */
const INT_MAX = 2147483647;
const INT_MIN = -2147483648;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
const MINUS = 45;

/** A key's 32-bit integer, or null. Same as the SDK's `INTEGER_REGEXP_`, without the cost of a regular expression. */
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
 * Compares two keys: 32-bit integers first, numerically, then all others by UTF-16 code unit.
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
