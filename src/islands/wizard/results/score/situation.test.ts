import { expect, it } from 'vitest';
import { NO_PLAN_ANSWERS } from '../../../../contract/roadmap/plan-answers.ts';
import { CUSTOMER_TYPES, type Topic, type Want } from '../../../../domain/wizard/business-options.ts';
import { DEFAULT_PRICE_RANGE } from '../../../../domain/wizard/price.ts';
import { isAside, situationOf } from './situation.ts';

const { b2b, b2c, b2b2c } = CUSTOMER_TYPES;
const ANSWERS = { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' };

it.each<[number, Want[], Topic[], string, string?]>([
  [b2b, [], [], 'firms'],
  [b2b2c, ['more'], [], 'firms'],
  [b2c, [], [], 'consumers'],
  [b2c, ['more'], [], 'consumers'],
  [b2c, ['other'], [], 'consumers'],
  [b2b, ['staff'], [], 'waits'],
  [b2b, ['suppliers'], [], 'partners'],
  [b2b, ['suppliers', 'more'], [], 'firms'],
  [b2c, ['suppliers'], [], 'waits'],
  [b2c, ['better', 'fewer'], [], 'waits'],
  [b2b, ['staff', 'more'], [], 'firms'],
  [b2b, ['better', 'fewer'], [], 'selective'],
  [b2b, ['staff', 'better'], [], 'waits'],
  [b2b, ['staff', 'better'], [], 'firms', 'Nursing homes'],
  [b2b, ['staff'], [], 'waits', 'Nursing homes'],
  [b2c, ['better'], [], 'consumers', 'Learners'],
  [b2c, ['staff', 'better'], [], 'waits', 'Learners'],
])(
  'reads customer type %i, wants %j and topics %j as %s',
  (customerType, wants, topics, situation, buyers) => {
    const plan = { ...NO_PLAN_ANSWERS, wants, topics };
    expect(situationOf({ answers: { ...ANSWERS, customerType }, plan, buyers })).toBe(situation);
  },
);

it('needs no answers about the plan', () => {
  expect(situationOf({ answers: ANSWERS })).toBe('firms');
});

it.each([
  ['firms', false],
  ['selective', false],
  ['partners', true],
  ['consumers', true],
  ['waits', true],
] as const)('puts the score of %s aside: %s', (situation, expected) =>
  expect(isAside(situation)).toBe(expected),
);
