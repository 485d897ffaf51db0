import { expect, test } from 'vitest';
import { excerptOf, truncate } from './text.ts';

test.each([
  ['short', 10, 'short'],
  ['exact', 5, 'exact'],
  ['longer', 4, 'long'],
  ['ab😀cd', 4, 'ab😀'],
  ['ab😀cd', 3, 'ab'],
  ['', 0, ''],
])('cuts %j at %i', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

test.each([
  ['fits exactly', 12, 'fits exactly'],
  ['cuts after a whole word', 14, 'cuts after …'],
  ['Donaudampfschiff', 8, 'Donaud …'],
])('excerpts %j within %i', (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt);
});
