import { expect, it } from 'vitest';
import type { Roadmap } from '../../../contract/roadmap/generate-roadmap.ts';
import { NO_PLAN_ANSWERS } from '../../../contract/roadmap/plan-answers.ts';
import { CUSTOMER_TYPES } from '../../../domain/wizard/business-options.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import { ROADMAP } from '../store/testing.ts';
import { callTopics, nameWhom } from './call-topics.ts';

const NAMED: Roadmap = {
  ...ROADMAP,
  preparationSteps: ROADMAP.preparationSteps.map((step) => ({
    ...step,
    reason: { kind: 'named', buyer: 'Bakeries' },
  })),
};
const ANSWERS = { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' };

it('settles whom to reach, what the firm wants, what we do for it, and what that costs', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b };
  const plan = { ...NO_PLAN_ANSWERS, wants: ['other'] as const };
  expect(callTopics({ answers, plan, roadmap: NAMED })).toEqual(['reach', 'service', 'cost']);
  const better = { ...NO_PLAN_ANSWERS, wants: ['better'] as const };
  expect(callTopics({ answers, plan: better, roadmap: NAMED })).toEqual([
    'better',
    'reach',
    'service',
    'cost',
  ]);
});

it('settles whether better customers could replace others for a firm that is full', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b };
  const plan = { ...NO_PLAN_ANSWERS, wants: ['better', 'fewer'] as const };
  expect(callTopics({ answers, plan, roadmap: NAMED })).toEqual(['replace', 'better', 'service', 'cost']);
});

it('asks who buys if the plan names nobody', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b };
  expect(callTopics({ answers, buyers: 'no schools', roadmap: ROADMAP })).toEqual([
    'whoBuys',
    'service',
    'cost',
  ]);
});

it('settles which of the named customers can be won for a firm that sells to both', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b2c };
  expect(callTopics({ answers, buyers: 'Montessori schools', roadmap: ROADMAP })[0]).toBe('whichOfThem');
  expect(callTopics({ answers, buyers: ' ', roadmap: ROADMAP })[0]).toBe('whoBuys');
});

it('tells a firm that sells to consumers that it may not need the call', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2c };
  expect(callTopics({ answers, roadmap: null })).toEqual(['firmsToo', 'otherwise']);
});

it('offers no outreach to a firm that looks for no customers', () => {
  const full = { ...NO_PLAN_ANSWERS, wants: ['staff'] as const };
  for (const customerType of Object.values(CUSTOMER_TYPES))
    expect(callTopics({ answers: { ...ANSWERS, customerType }, plan: full, roadmap: null })).toEqual([
      'notNeeded',
    ]);
});

it('offers to find suppliers', () => {
  const plan = { ...NO_PLAN_ANSWERS, wants: ['suppliers'] as const };
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b };
  expect(callTopics({ answers, plan, roadmap: null })).toEqual(['suppliers', 'service', 'cost']);
  const named = { ...plan, seeks: 'organic farmers' };
  expect(callTopics({ answers, plan: named, roadmap: null })).toEqual(['find', 'service', 'cost']);
});

it('keeps a range of numbers in the name of customers on one line', () => {
  const [step] = NAMED.preparationSteps;
  if (!step) throw new Error('The plan has no step.');
  const named = { ...step, reason: { kind: 'named', buyer: 'Well-known firms of 25-200' } } as const;
  expect(nameWhom({ roadmap: { ...ROADMAP, preparationSteps: [named] } })).toBe(
    'Well-known firms of 25\u2060-\u2060200',
  );
});
