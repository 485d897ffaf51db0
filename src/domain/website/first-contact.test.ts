import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_CONTACT } from './first-contact.ts';

it('matches the last first contact', () => {
  const file = new URL('../../../tests/accuracy/first-contact.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(FIRST_CONTACT);
  const { claims, right, debatable, wrong } = FIRST_CONTACT;
  expect(right + debatable + wrong).toBe(claims);
});
