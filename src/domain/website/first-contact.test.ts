import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_CONTACT } from './first-contact.ts';

it('publishes what the last two batches of unknown pages came to', () => {
  const batches = [3, 4].map((name) => {
    const file = new URL(`../../../tests/accuracy/batches/${name}.json`, import.meta.url);
    const { pages, content } = JSON.parse(readFileSync(file, 'utf8')).firstContact;
    const { fails, debatableFails, falseAccusations } = content;
    return [pages, fails + debatableFails, fails - falseAccusations, debatableFails, falseAccusations];
  });
  const sums = [0, 1, 2, 3, 4].map((at) => batches.reduce((sum, batch) => sum + batch[at], 0));
  const { pages, claims, right, debatable, wrong } = FIRST_CONTACT;
  expect([pages, claims, right, debatable, wrong]).toEqual(sums);
});
