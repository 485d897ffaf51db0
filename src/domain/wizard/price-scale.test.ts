import { expect, it } from 'vitest';
import { PRICE_BANDS, PRICE_BOUNDS, PRICE_PRESETS } from './price.ts';
import { findNearestStop, moveByStops, PAGE_OF_STOPS, PRICE_STOPS, toSliderShare } from './price-scale.ts';

it('has sorted, unique stops from bound to bound', () => {
  expect(PRICE_STOPS[0]).toBe(PRICE_BOUNDS.min);
  expect(PRICE_STOPS.at(-1)).toBe(PRICE_BOUNDS.max);
  expect(PRICE_STOPS).toEqual([...new Set(PRICE_STOPS)].sort((a, b) => a - b));
});

it('has a stop at every preset and at the bonus threshold', () => {
  const prices = PRICE_BANDS.flatMap((band) => [PRICE_PRESETS[band].min, PRICE_PRESETS[band].max]);
  for (const price of [...prices.filter((each) => each <= PRICE_BOUNDS.max), 5000]) {
    expect(PRICE_STOPS).toContain(price);
  }
});

it('gives $10 to $100 the same distance as $1K to $10K', () => {
  expect(toSliderShare(10)).toBe(0);
  expect(toSliderShare(50_000)).toBe(1);
  expect(toSliderShare(100_000)).toBe(1);
  expect(toSliderShare(100)).toBeCloseTo(toSliderShare(10_000) - toSliderShare(1000));
  expect(toSliderShare(1000)).toBeGreaterThan(0.5);
});

it('keeps neighboring stops within a twentieth of the slider', () => {
  const shares = PRICE_STOPS.map(toSliderShare);
  const gaps = shares.slice(1).map((share, index) => share - (shares[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(0.05);
});

it('finds the nearest stop', () => {
  for (const stop of PRICE_STOPS) expect(findNearestStop(toSliderShare(stop) + 0.001)).toBe(stop);
  expect(findNearestStop(-3)).toBe(10);
  expect(findNearestStop(3)).toBe(50_000);
});

it.each([
  [10, 1, 15],
  [10, -1, 10],
  [4999, 1, 5000],
  [4999, -1, 4500],
  [5000, 1, 5500],
  [10_000, 1, 12_500],
  [50_000, 1, 50_000],
  [100_000, 1, 50_000],
  [100_000, -1, 47_500],
  [10, PAGE_OF_STOPS, 45],
  [20, -PAGE_OF_STOPS, 10],
])('moves from %i by %i stops to %i', (price, by, stop) => {
  expect(moveByStops(price, by)).toBe(stop);
});
