import { expect, test } from 'vitest';
import { truncate } from './text.ts';

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
