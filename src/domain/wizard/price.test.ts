import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampToSlider,
  DEFAULT_PRICE_RANGE,
  findPreset,
  getPriceBand,
  MAX_PRICE,
  PRICE_BANDS,
  PRICE_BOUNDS,
  PRICE_PRESETS,
  presetLabel,
  priceLabel,
  withMax,
  withMin,
} from './price.ts';

describe('the specification’s constants', () => {
  test('the sliders range from 10 to 50000, and default to 10 to 1000', () => {
    expect(PRICE_BOUNDS).toEqual({ min: 10, max: 50000 });
    expect(DEFAULT_PRICE_RANGE).toEqual({ min: 10, max: 1000, highTicketBonus: 0 });
  });

  test.each([
    ['10-100', '$10-$100', 10, 100, 0],
    ['100-1k', '$100-$1K', 100, 1000, 0],
    ['1k-10k', '$1K-$10K', 1000, 10000, 20],
    ['10k-plus', '$10K+', 10000, 100000, 20],
  ] as const)('preset %s reads %s', (band, label, min, max, highTicketBonus) => {
    expect(PRICE_PRESETS[band]).toEqual({ min, max, highTicketBonus });
    expect(presetLabel(band)).toBe(label);
    expect(findPreset(PRICE_PRESETS[band])).toBe(band);
  });
});

test.each([
  [10, '$10+'],
  [999, '$999+'],
  [999.9, '$999+'],
  [1000, '$1K+'],
  [1999, '$1K+'],
  [50_000, '$50K+'],
  [100_000, '$100K+'],
  [999_999, '$999K+'],
  [1_000_000, '$1.0M+'],
  [1_250_000, '$1.2M+'],
  [12_300_000, '$12.3M+'],
])('%i reads %s', (dollars, label) => {
  expect(priceLabel(dollars)).toBe(label);
});

test('labels never overstate the price', () => {
  const worth = { K: 1000, M: 1_000_000 } as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (dollars) => {
      const [, amount, unit] = /^\$([\d.]+)([KM]?)\+$/.exec(priceLabel(dollars)) ?? [];
      const factor = unit === 'K' || unit === 'M' ? worth[unit] : 1;
      return Number(amount) * factor <= dollars + 1e-6;
    }),
  );
});

describe('the sliders', () => {
  const price = fc.oneof(
    fc.double({ noNaN: false }),
    fc.integer({ min: -10, max: 120_000 }),
    fc.constant(Number.POSITIVE_INFINITY),
  );
  const start = fc.constantFrom(DEFAULT_PRICE_RANGE, ...PRICE_BANDS.map((band) => PRICE_PRESETS[band]));
  const moves = fc.array(fc.tuple(fc.constantFrom(withMin, withMax), price), { maxLength: 20 });

  test('keeps the range in integers, ordered and within bounds after any moves, with its bonus', () => {
    fc.assert(
      fc.property(start, moves, (range, steps) => {
        const { min, max, highTicketBonus } = steps.reduce((now, [move, value]) => move(now, value), range);
        expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
        expect(min).toBeGreaterThanOrEqual(10);
        expect(min).toBeLessThanOrEqual(Math.min(max, 50_000));
        expect(max).toBeLessThanOrEqual(MAX_PRICE);
        expect(highTicketBonus).toBe(max >= 5000 ? 20 : 0);
      }),
    );
  });

  test('stops a thumb at the other thumb', () => {
    const range = withMax(DEFAULT_PRICE_RANGE, 500);
    expect(withMin(range, 900)).toEqual({ min: 500, max: 500, highTicketBonus: 0 });
    expect(withMax(withMin(range, 200), 20)).toEqual({ min: 200, max: 200, highTicketBonus: 0 });
  });

  test('keeps 100000 for the open preset until its thumb moves', () => {
    const open = PRICE_PRESETS['10k-plus'];
    expect(clampToSlider(open.max)).toBe(50_000);
    expect(withMin(open, 20_000)).toEqual({ min: 20_000, max: 100_000, highTicketBonus: 20 });
    expect(withMin(open, 90_000).min).toBe(50_000);
    expect(withMax(open, 60_000)).toEqual({ min: 10_000, max: 50_000, highTicketBonus: 20 });
  });

  test('ignores input that is not a number', () => {
    expect(withMin(DEFAULT_PRICE_RANGE, Number.NaN)).toBe(DEFAULT_PRICE_RANGE);
    expect(withMax(DEFAULT_PRICE_RANGE, Number.NaN)).toBe(DEFAULT_PRICE_RANGE);
  });

  test('grants the high-ticket bonus from 5000', () => {
    expect(withMax(DEFAULT_PRICE_RANGE, 4999).highTicketBonus).toBe(0);
    expect(withMax(DEFAULT_PRICE_RANGE, 5000).highTicketBonus).toBe(20);
  });
});

test('matches a preset only exactly', () => {
  expect(findPreset({ ...PRICE_PRESETS['10-100'], max: 101 })).toBeNull();
  expect(findPreset(DEFAULT_PRICE_RANGE)).toBeNull();
});

test.each([
  [10, '10-100'],
  [100, '10-100'],
  [101, '100-1k'],
  [1000, '100-1k'],
  [1001, '1k-10k'],
  [10_000, '1k-10k'],
  [10_001, '10k-plus'],
  [100_000, '10k-plus'],
  [250_000, '10k-plus'],
] as const)('a maximum of %i is in the band %s', (max, band) => {
  expect(getPriceBand({ max })).toBe(band);
});
