import { expect, it } from 'vitest';
import { sameInEveryLanguage } from '../site/testing/same-in-every-language.ts';
import { destinationIn, isAccessRole, isDestination } from './access.ts';

it.each([
  [null, null, null],
  ['/mentors', '/mentors', '/mentors'],
  [{ ...sameInEveryLanguage('/mentors'), de: '/de/mentoren' }, '/mentors', '/de/mentoren'],
])('returns the destination for a language of %j', (destination, en, de) => {
  expect(destinationIn(destination, 'en')).toBe(en);
  expect(destinationIn(destination, 'de')).toBe(de);
});

it.each([
  ['/', true],
  ['/mentors', true],
  ['/de/mentoren?x#y', true],
  ['https://circle.example/join', true],
  ['', false],
  ['mentors', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['http://circle.example', false],
  ['https:///x', false],
  ['https://\\x', false],
  ['javascript:alert(1)', false],
])('says whether %j can be a destination: %s', (text, is) => {
  expect(isDestination(text)).toBe(is);
});

it.each([
  ['mentor', true],
  ['mentee', true],
  ['team', false],
  [undefined, false],
])('recognizes the role %s: %s', (role, is) => {
  expect(isAccessRole(role)).toBe(is);
});
