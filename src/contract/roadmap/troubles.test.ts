import { expect, test } from 'vitest';
import { CHALLENGES, CUSTOMER_TYPES, WANTS } from '../../domain/wizard/business-options.ts';
import { listTroubles } from './troubles.ts';

const SITUATION = { customerType: CUSTOMER_TYPES.b2b, kind: null, answers: [] };

test('the troubles of several answers take turns, each once', () => {
  const answers = ['pricing_strategy', 'competition', 'fewer'] as const;
  expect(listTroubles({ ...SITUATION, answers }).slice(0, 5)).toEqual([
    'prices',
    'cheap-rivals',
    'wrong-inquiries',
    'not-found',
    'unpaid-advice',
  ]);
});

test('there are at most eight, and none for no answer', () => {
  expect(listTroubles({ ...SITUATION, answers: [...CHALLENGES, ...WANTS] })).toHaveLength(8);
  expect(listTroubles(SITUATION)).toEqual([]);
});

test('only the customers and kinds of business that have a trouble are asked about it', () => {
  const answers = ['lead_generation'] as const;
  expect(listTroubles({ ...SITUATION, answers })).toEqual([
    'not-found',
    'unknown-offer',
    'one-big-customer',
    'new-region',
    'season',
  ]);
  const practice = { customerType: CUSTOMER_TYPES.b2c, kind: 'practice' } as const;
  expect(listTroubles({ ...practice, answers })).toEqual(['not-found', 'unknown-offer']);
});
