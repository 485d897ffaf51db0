import { describe, expect, it } from 'vitest';
import { begun, changeOf, checked, claimed, type Monthly, monthlyFrom } from './monthly.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;
const fresh = begun('example.com', 'de', NOW);
const of = (monthly: Monthly | null): Monthly => {
  if (!monthly) throw new Error('Not claimed.');
  return monthly;
};

describe('a check every month', () => {
  it('begins at once', () => {
    expect(claimed(fresh, NOW - 1)).toBeNull();
    expect(claimed(fresh, NOW)).toMatchObject({ attempts: 1, nextAt: NOW + 6 * HOUR });
  });

  it('comes again a month after it succeeded, on the last day of a shorter one', () => {
    expect(checked(of(claimed(fresh, NOW)), 61.4, NOW)).toEqual({
      ...fresh,
      score: 61.4,
      checkedAt: NOW,
      attempts: 0,
      nextAt: Date.UTC(2026, 1, 28, 12),
    });
  });

  it('is tried three times in a month, hours apart, and then left alone until the next', () => {
    const second = of(claimed(of(claimed(fresh, NOW)), NOW + 6 * HOUR));
    expect(second).toMatchObject({ attempts: 2, nextAt: NOW + 12 * HOUR });
    const third = of(claimed(second, NOW + 12 * HOUR));
    expect(third).toMatchObject({ attempts: 0, nextAt: Date.UTC(2026, 2, 1) });
  });

  it('keeps the last score when there is none this time', () => {
    const before = { ...fresh, score: 40 };
    expect(checked(before, null, NOW)).toMatchObject({ score: 40 });
  });

  it.each([
    [undefined, 50, null],
    [50, null, null],
    [50.4, 49.6, null],
    [50.4, 50.6, { before: 50, after: 51 }],
    [0, 3, { before: 0, after: 3 }],
  ])('from %s to %s is %o', (before, after, change) => {
    expect(changeOf({ ...fresh, ...(before !== undefined && { score: before }) }, after)).toEqual(change);
  });
});

it.each([
  null,
  'x',
  {},
  { ...fresh, website: '' },
  { ...fresh, language: 'fr' },
  { ...fresh, nextAt: 'soon' },
])('is no entry: %o', (value) => expect(monthlyFrom(value)).toBeNull());
