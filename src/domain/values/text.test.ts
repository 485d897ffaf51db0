import { expect, test } from 'vitest';
import { truncate, truncateAtWord } from './text.ts';

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
])('truncates %j to %i at a word', (text, length, truncated) => {
  expect(truncateAtWord(text, length)).toBe(truncated);
});
