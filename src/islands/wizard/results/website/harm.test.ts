import { expect, it } from 'vitest';
import { getHarm } from './harm.ts';

it.each([
  ['privacy', 'required'],
  ['imprint', 'required'],
  ['tracker-consent', 'required'],
  ['https', 'warned'],
  ['email', 'inquiries'],
  ['phone', 'inquiries'],
] as const)('names the harm of %s: %s', (id, harm) => {
  expect(getHarm({ id })).toBe(harm);
});
