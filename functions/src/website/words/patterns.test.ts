import { expect, it } from 'vitest';
import { anyOf, entriesOf } from './patterns.ts';

it('writes out letters of any case', () => {
  expect(entriesOf('currencies').join()).not.toContain('(?i:');
  const currency = anyOf('currencies', 'u');
  for (const word of ['5 Euro', '5 EURO', '5 dollars']) expect(currency.test(word)).toBe(true);
});
