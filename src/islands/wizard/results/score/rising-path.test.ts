import { expect, it } from 'vitest';
import { PATH, topAt } from './rising-path.ts';

it('rises from the bottom left to the top right', () => {
  const tops = Array.from({ length: 101 }, (_, score) => topAt(score));
  expect(tops[0]).toBeCloseTo(96.96, 1);
  expect(tops[44]).toBeCloseTo(57.67, 1);
  expect(tops[50]).toBeCloseTo(56.96, 1);
  expect(tops[100]).toBeCloseTo(3.04, 1);
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
});

it('stays on the path outside of the scale', () => {
  expect(topAt(-5)).toBe(topAt(0));
  expect(topAt(105)).toBe(topAt(100));
});

it('is written as two curves', () => {
  expect(PATH).toBe('M0,446 C300,446 250,262 560,262 C850,262 800,14 1120,14');
});
