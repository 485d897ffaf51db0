import { expect, it } from 'vitest';
import { counted, fill } from './fill.ts';

it('fills every occurrence of a placeholder', () => {
  expect(fill('Step {n} of {of}: {n}', { n: 2, of: 7 })).toBe('Step 2 of 7: 2');
});

it('ignores properties of the prototype and leaves unknown placeholders unchanged', () => {
  const text: string = '{toString} {n}';
  expect(fill(text, { n: 1 })).toBe('{toString} 1');
});

it('does not interpret replacement patterns in values', () => {
  expect(fill('{a}', { a: "$& {a} $'" })).toBe("$& {a} $'");
});

const POINTS = { one: '+{n} Prozentpunkt', other: '+{n} Prozentpunkte' };

it.each([
  [0, '+0 Prozentpunkte'],
  [1, '+1 Prozentpunkt'],
  [16, '+16 Prozentpunkte'],
])('%i is %s', (n, text) => {
  expect(counted(POINTS, n, 'de')).toBe(text);
});
