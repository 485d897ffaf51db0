import { expect, it } from 'vitest';
import { findHidingRule } from './robots-rules.ts';

const NOW = Date.UTC(2026, 10, 20);

it.each([
  ['noindex, nofollow', true],
  ['NONE', true],
  ['nofollow, noindex', true],
  ['googlebot: noindex', true],
  ['otherbot: nofollow, googlebot: noindex', true],
  ['unavailable_after: 2020-01-01', true],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST', true],
  ['index, unavailable_after: Friday, 25-Jun-10 15:00:00 GMT', true],
  ['unavailable_after: 2030-01-01', false],
  ['index, follow, max-image-preview:none', false],
  ['max-snippet:-1, max-image-preview:large', false],
  ['gptbot: noindex, nofollow', false],
  ['otherbot: noindex', false],
  ['noindexing', false],
  ['', false],
])('reads %s', (rule, hides) => {
  expect(findHidingRule([rule], NOW)).toBe(hides ? rule : undefined);
});
