/**
 * Returns the first `count` values of an iterable, without pulling more.
 * @example firstOf('a1b2c3'.matchAll(/\d/g), 2).length // 2
 */
export function firstOf<T>(values: Iterable<T>, count: number): readonly T[] {
  const first: T[] = [];
  for (const value of values) {
    first.push(value);
    if (first.length === count) break;
  }
  return first;
}
