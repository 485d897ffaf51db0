import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

it.each([
  [5, [1, 1, 2, 3, 4]],
  [4, [1, 2, 3, 4]],
  [2, [1, 2]],
])('spreads %i steps over four weeks', (count, weeks) => {
  expect(weeks.map((_, index) => weekOf(index, count))).toEqual(weeks);
});
