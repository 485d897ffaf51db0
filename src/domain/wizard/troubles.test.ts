import { expect, test } from 'vitest';
import { CHALLENGES, CUSTOMER_TYPES, WANTS } from './business-options.ts';
import { FIRMS_ONLY, listTroubles, TROUBLES } from './troubles.ts';

const { b2b, b2c } = CUSTOMER_TYPES;

test('the troubles of several answers take turns, each once', () => {
  expect(listTroubles(['pricing_strategy', 'competition', 'better'], b2b).slice(0, 5)).toEqual([
    'prices',
    'cheap-rivals',
    'not-found',
    'small-orders',
    'scope',
  ]);
});

test('there are at most eight, none for no answer, and none of those who sell to companies for others', () => {
  expect(listTroubles([...CHALLENGES, ...WANTS], b2b)).toHaveLength(8);
  expect(listTroubles([], b2b)).toEqual([]);
  expect(TROUBLES.lead_generation).toEqual(expect.arrayContaining([...FIRMS_ONLY]));
  expect(listTroubles(['lead_generation', 'other'], b2c)).not.toEqual(
    expect.arrayContaining([...FIRMS_ONLY]),
  );
});
