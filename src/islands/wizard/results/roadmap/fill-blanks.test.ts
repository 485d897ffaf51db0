import { describe, expect, test } from 'vitest';
import { NO_PLAN_ANSWERS } from '../../../../contract/roadmap/plan-answers.ts';
import { copy } from '../../../../copy/index.ts';
import { ANALYSIS } from '../../store/testing.ts';
import { fillBlanks, listOwnWords, splitText } from './fill-blanks.ts';

const { blanks } = copy.en.results.roadmap;
const REPORT = {
  analysis: {
    ...ANALYSIS,
    url: { ...ANALYSIS.url, final: 'https://www.brightwork.example/start' },
    facts: { ...ANALYSIS.facts, place: { name: 'Bremen', country: 'de' } },
  },
  plan: { ...NO_PLAN_ANSWERS, offer: ' steel drums ($& up) ' },
};
const named = listOwnWords({ reason: { kind: 'named', buyer: 'Bakeries, hotels' } }, REPORT);

describe('fillBlanks', () => {
  test('fills what is known word for word, and leaves every other blank', () => {
    const template = `For: [${blanks.buyers}], [date]. See [${blanks.website}] in [${blanks.place}].`;
    expect(fillBlanks(template, named, blanks)).toBe(
      'For: Bakeries, hotels, [date]. See brightwork.example in Bremen.',
    );
  });

  test('signs with the website and its town, and keeps the blank for the name', () => {
    expect(fillBlanks(`Bye\n[${blanks.sender}]`, named, blanks)).toBe(
      'Bye\n[your name, phone], brightwork.example, Bremen',
    );
  });

  test('fills nothing if nothing is known', () => {
    const unknown = listOwnWords({ reason: { kind: 'wanted', want: 'more' } }, { analysis: null });
    const template = `[${blanks.buyers}] [${blanks.place}] [${blanks.sender}]`;
    expect(fillBlanks(template, unknown, blanks)).toBe(template);
  });
});

test('splits a text into blanks and own words in any case, whatever characters these have', () => {
  const parts = splitText('Steel drums ($& up) by [date].', named);
  expect(parts.map(({ words }) => words).join('')).toBe('Steel drums ($& up) by [date].');
  expect(parts.filter(({ kind }) => kind)).toEqual([
    { words: 'Steel drums ($& up)', kind: 'known' },
    { words: '[date]', kind: 'blank' },
  ]);
});
