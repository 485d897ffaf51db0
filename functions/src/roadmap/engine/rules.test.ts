import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/content.ts';
import { GROUP_RULES } from './group-rules.ts';
import { findingsOf, THEMES } from './step-rule.ts';
import { STEP_RULES } from './step-rules.ts';

const ids: readonly string[] = STEP_RULES.map(({ id }) => id);

test('has at least 60 step rules and 25 target groups with unique ids', () => {
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(GROUP_RULES.length).toBeGreaterThanOrEqual(25);
  const all = [...ids, ...GROUP_RULES.map(({ id }) => id)];
  expect(new Set(all).size).toBe(all.length);
});

test('has steps for every theme, in the order of themes', () => {
  const order = STEP_RULES.map(({ theme }) => THEMES.indexOf(theme));
  expect(new Set(order).size).toBe(THEMES.length);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

/** Terms of office work, which shops and trades don't use. */
const ACROSS_A_DESK =
  /sales call|first (?:call|meeting)|department|\bCRM\b|purchasing|exhibitor|booking link/i;
const AMONG_COMPANIES = /proposal|companies like|meeting|colleague/i;

test.each([
  ['consumers', [ACROSS_A_DESK, AMONG_COMPANIES]],
  ['shops', [ACROSS_A_DESK, AMONG_COMPANIES]],
  ['local-trades', [ACROSS_A_DESK]],
] as const)('gives %s no advice for offices', (sort, strange) => {
  const fitting = STEP_RULES.filter(({ nonsenseFor }) => !nonsenseFor.includes(sort));
  const odd = fitting.filter(({ id }) => {
    const text = JSON.stringify(CONTENT.en.steps[id]);
    return strange.some((pattern) => pattern.test(text));
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('does not give B2B hashtags to sellers to consumers', () => {
  for (const { hashtags } of Object.values(CONTENT))
    expect(JSON.stringify(hashtags.toConsumers)).not.toMatch(
      /B2B|LinkedIn|Sales|Outreach|Leads?|Vertrieb|Akquise/,
    );
});

describe.each(STEP_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('needs only steps that come before it', () => {
    for (const need of rule.needs) {
      expect(ids).toContain(need);
      expect(ids.indexOf(need)).toBeLessThan(ids.indexOf(id));
    }
  });

  test('names findings, and each list begins with another one', () => {
    expect(findingsOf(rule).length).toBeGreaterThan(0);
    const telling = (rule.seen ?? []).map(([first]) => first);
    expect(new Set(telling).size).toBe(telling.length);
  });

  test('has an answer that clearly calls for it', () => {
    const weights = Object.values(rule.when.answers).flatMap((table) => Object.values(table));
    expect(Math.max(...weights)).toBeGreaterThanOrEqual(2);
  });
});
