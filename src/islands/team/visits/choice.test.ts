import { expect, it } from 'vitest';
import { choiceToSearch, DEFAULT_SPAN, parseChoice } from './choice.ts';

it.each([
  ['', null],
  ['?status=pending', null],
  ['?show=spam', null],
  ['?show=visits&by=years', DEFAULT_SPAN],
])('parses %j as %j', (search, span) => {
  expect(parseChoice({ search })).toBe(span);
});

it.each([
  [DEFAULT_SPAN, '?show=visits'],
  ['months', '?show=visits&by=months'],
] as const)('%s round-trips as %s', (span, search) => {
  expect(choiceToSearch(span)).toBe(search);
  expect(parseChoice({ search })).toBe(span);
});
