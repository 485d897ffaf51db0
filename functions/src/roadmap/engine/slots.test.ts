import { expect, it } from 'vitest';
import { PRICE_BOUNDS } from '../../../../src/domain/wizard/price.ts';
import { MINIMAL_BUSINESS } from '../../testing/businesses.ts';
import { inputOf } from '../../testing/roadmap-requests.ts';
import { CONTENT } from '../content/content.ts';
import { createSlots } from './slots.ts';

it.each([
  [1000, 10_000, '$10,000'],
  [1000, PRICE_BOUNDS.max, '$50,000'],
  [10_000, PRICE_BOUNDS.max + 1, '$10,000'],
])('names the top price of a price range from %d to %d', (min, max, top) => {
  const input = { ...inputOf({ ...MINIMAL_BUSINESS, language: 'en' }), prices: { min, max } };
  expect(createSlots(input, CONTENT.en.phrases, null).topPrice).toBe(top);
});
