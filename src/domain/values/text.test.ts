import { expect, test } from 'vitest';
import { cutAt } from './text.ts';

test.each([
  ['short', 10, 'short'],
  ['exact', 5, 'exact'],
  ['longer', 4, 'long'],
  ['ab😀cd', 4, 'ab😀'],
  ['ab😀cd', 3, 'ab'],
  ['', 0, ''],
])('cuts %j at %i', (text, length, cut) => {
  expect(cutAt(text, length)).toBe(cut);
});
