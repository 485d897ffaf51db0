/**
 * The first `count` values of an iterable; never pulls more.
 * @example firstOf('a1b2c3'.matchAll(/\d/g), 2).length // 2
 */
export function firstOf<T>(all: Iterable<T>, count: number): readonly T[] {
  const first: T[] = [];
  for (const one of all) {
    first.push(one);
    if (first.length === count) break;
  }
  return first;
}
