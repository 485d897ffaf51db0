import { expect, it } from 'vitest';
import { NO_PLAN_ANSWERS } from '../../../contract/roadmap/plan-answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../domain/wizard/business-options.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import { callTopics } from './call-topics.ts';

const ANSWERS = { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' };

it('settles whom to reach, what the firm wants, and who calls', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b, teamSize: TEAM_SIZES['1-5'] };
  const plan = { ...NO_PLAN_ANSWERS, wants: ['other'] as const };
  expect(callTopics({ answers, buyers: 'Bakeries', plan })).toEqual(['reach', 'callerAlone']);
  const better = { ...NO_PLAN_ANSWERS, wants: ['better'] as const };
  expect(callTopics({ answers, buyers: 'Bakeries', plan: better })).toEqual([
    'reach',
    'better',
    'callerAlone',
  ]);
});

it('asks who buys if nobody was named', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b, teamSize: TEAM_SIZES['50+'] };
  expect(callTopics({ answers, buyers: ' ' })).toEqual(['more', 'whoBuys', 'callerTeam']);
});

it('tells a firm that sells to consumers that it may not need the call', () => {
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2c };
  expect(callTopics({ answers, buyers: 'Learners' })).toEqual(['firmsToo', 'otherwise']);
});

it('does not ask who calls for a firm that is full', () => {
  const full = { ...NO_PLAN_ANSWERS, wants: ['staff'] as const };
  const answers = { ...ANSWERS, customerType: CUSTOMER_TYPES.b2b };
  expect(callTopics({ answers, plan: full })).toEqual(['staff', 'worth']);
  expect(callTopics({ answers: { ...answers, customerType: CUSTOMER_TYPES.b2c }, plan: full })).toEqual([
    'firmsToo',
    'otherwise',
  ]);
});
