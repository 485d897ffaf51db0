import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/content.ts';
import { GROUP_RULES } from './group-rules.ts';
import { listFindings, THEMES } from './step-rule.ts';
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

/** Office terms, which shops and trades don't use. */
const OFFICE_TERMS =
  /sales call|first (?:call|meeting)|department|\bCRM\b|purchasing|exhibitor|booking link/i;
const B2B_TERMS = /proposal|companies like|meeting|colleague/i;

test.each([
  ['consumers', [OFFICE_TERMS, B2B_TERMS]],
  ['shops', [OFFICE_TERMS, B2B_TERMS]],
  ['local-trades', [OFFICE_TERMS]],
] as const)('does not give office advice to %s', (sellerKind, officeTerms) => {
  const suitable = STEP_RULES.filter(({ unsuitableFor }) => !unsuitableFor.includes(sellerKind));
  const unsuitable = suitable.filter(({ id }) => {
    const text = JSON.stringify(CONTENT.en.steps[id]);
    return officeTerms.some((pattern) => pattern.test(text));
  });
  expect(unsuitable.map(({ id }) => id)).toEqual([]);
});

/** Advice for those who work at the customer's place, or sell goods in the neighborhood. */
test.each([
  ['shops', /before-and-after|\bbuilding site|\bon[- ]site\b/i],
  ['online', /before-and-after|\b(?:businesses|companies) near you\b|\bneighbors?\b|\bsmall order\b/i],
] as const)(
  'does not give businesses of the kind %s advice that only suits local work or goods',
  (sellerKind, terms) => {
    const suitable = STEP_RULES.filter(({ unsuitableFor }) => !unsuitableFor.includes(sellerKind));
    const unsuitable = suitable.filter(({ id }) => terms.test(JSON.stringify(CONTENT.en.steps[id])));
    expect(unsuitable.map(({ id }) => id)).toEqual([]);
  },
);

test('does not give B2B hashtags to sellers to consumers', () => {
  for (const { hashtags } of Object.values(CONTENT))
    expect(JSON.stringify(hashtags.toConsumers)).not.toMatch(
      /B2B|LinkedIn|Sales|Outreach|Leads?|Vertrieb|Akquise/,
    );
});

describe.each(STEP_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('needs only earlier steps', () => {
    for (const need of rule.needs) {
      expect(ids).toContain(need);
      expect(ids.indexOf(need)).toBeLessThan(ids.indexOf(id));
    }
  });

  test('names findings, and starts each list with a different one', () => {
    expect(listFindings(rule).length).toBeGreaterThan(0);
    const firstFindings = (rule.seen ?? []).map(([first]) => first);
    expect(new Set(firstFindings).size).toBe(firstFindings.length);
  });

  test('has an answer that clearly calls for it', () => {
    const weights = Object.values(rule.when.answers).flatMap((table) => Object.values(table));
    expect(Math.max(...weights)).toBeGreaterThanOrEqual(2);
  });
});
