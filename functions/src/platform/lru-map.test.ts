import { expect, it } from 'vitest';
import { createLruMap } from './lru-map.ts';

function createMapWith(count: number) {
  const recent = createLruMap<number>(10);
  for (let n = 0; n < count; n += 1) recent.set(`key ${n}`, n);
  return recent;
}

it('keeps at most its capacity, and always the newest half', () => {
  for (let count = 1; count <= 40; count += 1) {
    // A read counts as a use, so each check gets its own map.
    const present = Array.from({ length: count }, (_, n) => n).filter(
      (n) => createMapWith(count).get(`key ${n}`) === n,
    );
    expect(present.length).toBeLessThanOrEqual(10);
    expect(present.length).toBeGreaterThanOrEqual(Math.min(count, 5));
    expect(present).toEqual(present.map((_, index) => count - present.length + index));
  }
});

it('keeps entries in use, however many others are added', () => {
  const recent = createLruMap<number>(10);
  recent.set('used', 1);
  for (let n = 0; n < 1000; n += 1) {
    recent.set(`key ${n}`, n);
    expect(recent.get('used')).toBe(1);
  }
});

it('overwrites and deletes', () => {
  const recent = createMapWith(8);
  recent.set('key 7', 70);
  recent.set('key 0', 90);
  recent.deleteWhere((value) => value < 50);
  expect(Array.from({ length: 8 }, (_, n) => recent.get(`key ${n}`))).toEqual([
    90,
    ...Array.from({ length: 6 }, () => undefined),
    70,
  ]);
});
