import { expect, it } from 'vitest';
import { findPhone, isSampleNumber } from './phones.ts';

it.each([
  ['0123 456789', true],
  ['+49 123 4567890', true],
  ['(123) 456-7890', true],
  ['555-555-5555', true],
  ['030 / 000000', true],
  ['0800 222 2222', false],
  ['0711 33 33 33', false],
  ['030 1234567', false],
  ['+44 1622 555123', false],
])('tells a sample from a number by its pattern: %s', (number, isSample) => {
  expect(isSampleNumber(number)).toBe(isSample);
  expect(findPhone(`Telefon: ${number}`) === null).toBe(isSample);
});
