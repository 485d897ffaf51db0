import { expect, test } from 'vitest';
import { cleanChallenge, customerTypeOf, phaseChoice, productChoice, teamSizeOf } from './answers.ts';

test('lists options once, in the step’s order, with their points', () => {
  expect(phaseChoice(['scaling', 'ads', 'scaling'])).toEqual({
    selected: ['ads', 'scaling'],
    totalPoints: 10,
  });
  expect(productChoice(['consulting', 'software_saas'])).toEqual({
    selected: ['software_saas', 'consulting'],
    totalPoints: 47,
  });
  expect(productChoice([])).toEqual({ selected: [], totalPoints: 0 });
});

test('maps an answer’s number back to its option', () => {
  expect([35, 3, 15].map(customerTypeOf)).toEqual(['b2b', 'b2c', 'b2b2c']);
  expect([15, 20, 12, 6].map(teamSizeOf)).toEqual(['1-5', '6-20', '21-50', '50+']);
});

test.each([0, 16, Number.NaN, '15', null, undefined, 'toString'])('rejects %j as an option', (value) => {
  expect(customerTypeOf(value)).toBeUndefined();
  expect(teamSizeOf(value)).toBeUndefined();
});

test('truncates free text to 1000 characters', () => {
  expect(cleanChallenge('a'.repeat(1001))).toHaveLength(1000);
  expect(cleanChallenge(`${'a'.repeat(999)}😀`)).toBe('a'.repeat(999));
  expect(cleanChallenge('kurz\u000bund \u200bgut ')).toBe('kurz\nund gut ');
});
