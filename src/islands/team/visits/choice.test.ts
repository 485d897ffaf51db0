import { expect, it } from 'vitest';
import { type Choice, choiceToSearch, DEFAULT_CHOICE, parseChoice } from './choice.ts';

it.each<readonly [string, Choice | null]>([
  ['', null],
  ['?status=pending', null],
  ['?show=spam', null],
  ['?show=visits', DEFAULT_CHOICE],
  ['?show=visits&by=years&language=xx', DEFAULT_CHOICE],
  [
    '?show=visits&by=months&language=de&campaign=google',
    { span: 'months', language: 'de', campaign: 'google' },
  ],
])('parses %j as %j', (search, choice) => {
  expect(parseChoice({ search })).toEqual(choice);
});

it.each<readonly [Choice, string]>([
  [DEFAULT_CHOICE, '?show=visits'],
  [{ span: 'days', language: 'en', campaign: null }, '?show=visits&by=days&language=en'],
  [{ span: 'months', language: null, campaign: 'a&b' }, '?show=visits&by=months&campaign=a%26b'],
])('%j round-trips as %s', (choice, search) => {
  expect(choiceToSearch(choice)).toBe(search);
  expect(parseChoice({ search })).toEqual(choice);
});
