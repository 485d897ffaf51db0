import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_CONTACT } from './first-contact.ts';

it('matches the first-contact results of the last two batches', () => {
  const folder = new URL('../../../tests/accuracy/batches/', import.meta.url);
  const files = readdirSync(folder).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const batches = files.slice(-2).map((file) => {
    const { pages, content } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')).firstContact;
    const { fails, debatableFails, falseAccusations } = content;
    return [pages, fails + debatableFails, fails - falseAccusations, debatableFails, falseAccusations];
  });
  const totals = [0, 1, 2, 3, 4].map((at) => batches.reduce((sum, batch) => sum + batch[at], 0));
  const { pages, claims, right, debatable, wrong } = FIRST_CONTACT;
  expect([pages, claims, right, debatable, wrong]).toEqual(totals);
});
