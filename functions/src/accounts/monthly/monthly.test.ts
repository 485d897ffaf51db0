import { describe, expect, it } from 'vitest';
import {
  claimCheck,
  computeScoreChange,
  createMonthlyCheck,
  type MonthlyCheck,
  parseMonthlyCheck,
  recordScore,
} from './monthly.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;
const fresh = createMonthlyCheck('example.com', 'de', NOW);
const requireClaimed = (check: MonthlyCheck | null): MonthlyCheck => {
  if (!check) throw new Error('Not claimed.');
  return check;
};

describe('monthly check', () => {
  it('starts immediately', () => {
    expect(claimCheck(fresh, NOW - 1)).toBeNull();
    expect(claimCheck(fresh, NOW)).toMatchObject({ attempts: 1, nextAt: NOW + 6 * HOUR });
  });

  it('repeats a month after a success, on the last day of a shorter month', () => {
    expect(recordScore(requireClaimed(claimCheck(fresh, NOW)), 61.4, NOW)).toEqual({
      ...fresh,
      score: 61.4,
      checkedAt: NOW,
      attempts: 0,
      nextAt: Date.UTC(2026, 1, 28, 12),
    });
  });

  it('is attempted up to three times a month, hours apart, then pauses until next month', () => {
    const second = requireClaimed(claimCheck(requireClaimed(claimCheck(fresh, NOW)), NOW + 6 * HOUR));
    expect(second).toMatchObject({ attempts: 2, nextAt: NOW + 12 * HOUR });
    const third = requireClaimed(claimCheck(second, NOW + 12 * HOUR));
    expect(third).toMatchObject({ attempts: 0, nextAt: Date.UTC(2026, 2, 1) });
  });

  it('keeps the last score if the check yields none', () => {
    const before = { ...fresh, score: 40 };
    expect(recordScore(before, null, NOW)).toMatchObject({ score: 40 });
  });

  it.each([
    [undefined, 50, null],
    [50, null, null],
    [50.4, 49.6, null],
    [50.4, 50.6, { before: 50, after: 51 }],
    [0, 3, { before: 0, after: 3 }],
  ])('from %s to %s is %o', (before, after, change) => {
    expect(computeScoreChange({ ...fresh, ...(before !== undefined && { score: before }) }, after)).toEqual(
      change,
    );
  });
});

it.each([
  null,
  'x',
  {},
  { ...fresh, website: '' },
  { ...fresh, language: 'xx' },
  { ...fresh, nextAt: 'soon' },
])('rejects the entry %o', (value) => expect(parseMonthlyCheck(value)).toBeNull());
