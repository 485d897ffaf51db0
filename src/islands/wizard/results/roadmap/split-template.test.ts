import { expect, test } from 'vitest';
import { NO_PLAN_ANSWERS } from '../../../../contract/roadmap/plan-answers.ts';
import { ANALYSIS } from '../../store/testing.ts';
import { listOwnWords, splitTemplate } from './split-template.ts';

const REPORT = {
  analysis: {
    ...ANALYSIS,
    url: { ...ANALYSIS.url, final: 'https://www.brightwork.example/start' },
    facts: { ...ANALYSIS.facts, place: { name: 'Bremen', country: 'de' } },
  },
  plan: { ...NO_PLAN_ANSWERS, offer: ' steel drums ($& up) ' },
};
const named = listOwnWords({ reason: { kind: 'named', buyer: 'Bakeries, hotels' } }, REPORT);

test('splits a text into blanks and own words in any case, whatever characters these have', () => {
  const parts = splitTemplate('Steel drums ($& up) by [date].', named);
  expect(parts.map(({ words }) => words).join('')).toBe('Steel drums ($& up) by [date].');
  expect(parts.filter(({ kind }) => kind)).toEqual([
    { words: 'Steel drums ($& up)', kind: 'known' },
    { words: '[date]', kind: 'blank' },
  ]);
});
