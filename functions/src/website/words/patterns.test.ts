import { expect, it } from 'vitest';
import { anyOf, entriesOf } from './patterns.ts';

it('writes out letters of any case', () => {
  expect(entriesOf('currencies').join()).not.toContain('(?i:');
  const currency = anyOf('currencies', 'u');
  for (const word of ['5 Euro', '5 EURO', '5 dollars']) expect(currency.test(word)).toBe(true);
  const box = anyOf('unfamiliar-addresses', 'u');
  for (const line of ['Postfach 12', 'PO BOX 12', 'p.o. box 12']) expect(box.test(line)).toBe(true);
});
