import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/domain/locale.ts';
import { GROUP_RULES } from './group-rules.ts';
import { SLOTS } from './slots.ts';
import { findingsOf, type StepRule, THEMES, type Words } from './step-rule.ts';
import { STEP_RULES } from './step-rules.ts';
import { findingClause } from './words/findings.ts';

const ids = STEP_RULES.map(({ id }) => id);

const wordsOf = (rule: StepRule): readonly Words[] => [
  rule.title,
  rule.body,
  ...(rule.adds ?? []),
  ...(rule.seen ?? []).flatMap(({ bad, good }) => [bad, good]),
];

test('there are at least 45 step rules and 30 target groups, each id once', () => {
  expect(ids.length).toBeGreaterThanOrEqual(45);
  expect(GROUP_RULES.length).toBeGreaterThanOrEqual(30);
  const all = [...ids, ...GROUP_RULES.map(({ id }) => id)];
  expect(new Set(all).size).toBe(all.length);
});

test('every theme has steps, and rules stand in the order of themes', () => {
  const order = STEP_RULES.map(({ theme }) => THEMES.indexOf(theme));
  expect(new Set(order).size).toBe(THEMES.length);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

describe.each(STEP_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('needs only steps that come before it', () => {
    for (const need of rule.needs) {
      expect(ids).toContain(need);
      expect(ids.indexOf(need)).toBeLessThan(ids.indexOf(id));
    }
  });

  test('can name what it rests on', () => {
    expect(findingsOf(rule).length).toBeGreaterThan(0);
    for (const finding of findingsOf(rule)) {
      for (const status of ['fail', 'warn', 'pass'] as const) {
        for (const language of LOCALES) {
          const clause = findingClause({ id: finding, status, evidence: '' }, language);
          expect(clause).toMatch(/[^.]$/);
        }
      }
    }
  });

  test('is named by an answer that speaks for it clearly', () => {
    const weights = Object.values(rule.when.answers).flatMap((table) => Object.values(table));
    expect(Math.max(...weights)).toBeGreaterThanOrEqual(2);
  });

  test.each(LOCALES)('is worded fully (%s)', (language) => {
    expect(rule.title[language].length).toBeLessThanOrEqual(70);
    expect(rule.title[language]).not.toMatch(/[.!]$/);
    expect(rule.body[language]).toMatch(/^\p{Lu}.*[.?!“”]$/u);
    for (const words of wordsOf(rule)) {
      const slots = [...words[language].matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
      for (const slot of slots) expect(SLOTS).toContain(slot);
      expect(words[language]).not.toMatch(/ß{2}| {2}|\bTODO\b|—/);
    }
  });
});

describe.each(GROUP_RULES.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_, { name, who, why, buys, short }) => {
    test.each(LOCALES)('is worded fully (%s)', (language) => {
      for (const words of [who, ...Object.values(why), buys.small, buys.large]) {
        expect(words[language]).toMatch(/^\p{Lu}.*\.$/u);
      }
      expect(name[language].length).toBeLessThanOrEqual(70);
      expect(short[language].length).toBeLessThanOrEqual(40);
    });
  },
);
