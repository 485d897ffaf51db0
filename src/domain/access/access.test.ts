import { describe, expect, it } from 'vitest';
import { sameInEveryLanguage } from '../site/testing.ts';
import { destinationIn, findDestinationErrors, isAccessRole } from './access.ts';

it.each([
  [null, null, null],
  ['/mentors', '/mentors', '/mentors'],
  [{ ...sameInEveryLanguage('/mentors'), de: '/de/mentoren' }, '/mentors', '/de/mentoren'],
])('returns the destination for a language of %j', (destination, en, de) => {
  expect(destinationIn(destination, 'en')).toBe(en);
  expect(destinationIn(destination, 'de')).toBe(de);
});

describe('a destination', () => {
  it.each(['/', '/mentors', '/de/mentoren?x#y', 'https://circle.example/join'])('can be %s', (text) => {
    expect(findDestinationErrors({ mentee: text, mentor: sameInEveryLanguage(text) })).toEqual([]);
  });

  it.each([
    '',
    'mentors',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://circle.example',
    'https:///x',
    'https://\\x',
    'javascript:alert(1)',
  ])('cannot be %j', (text) => {
    expect(findDestinationErrors({ mentee: null, mentor: text })).toEqual([
      `accessDestination.mentor: ${text}`,
    ]);
    expect(
      findDestinationErrors({ mentee: { ...sameInEveryLanguage('/'), de: text }, mentor: null }),
    ).toEqual([`accessDestination.mentee: ${text}`]);
  });
});

it.each([
  ['mentor', true],
  ['mentee', true],
  ['team', false],
  [undefined, false],
])('recognizes the role %s: %s', (role, is) => {
  expect(isAccessRole(role)).toBe(is);
});
