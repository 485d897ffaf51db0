import { expect, it } from 'vitest';
import { addDays, comparedPeriods, listPeriods, PERIODS_SHOWN, SPANS } from './visit-periods.ts';

it.each([
  ['2026-11-22', 'days', '2026-11-22', '2026-11-22'],
  ['2026-11-22', 'weeks', '2026-11-16', '2026-11-22'],
  ['2026-11-23', 'weeks', '2026-11-23', '2026-11-29'],
  ['2027-01-01', 'weeks', '2026-12-28', '2027-01-03'],
] as const)('%s is in the %s from %s to %s', (day, span, from, to) => {
  expect(listPeriods(day, span).at(-1)).toEqual({ from, to });
});

it.each(SPANS)('periods are contiguous (%s)', (span) => {
  // Across daylight saving changes, a leap day, and New Year.
  for (let day = '2027-12-20'; day < '2028-04-10'; day = addDays(day, 1)) {
    const periods = listPeriods(day, span);
    expect(periods).toHaveLength(PERIODS_SHOWN[span]);
    const current = periods.at(-1);
    expect(current && current.from <= day && day <= current.to).toBe(true);
    for (const [index, { to }] of periods.slice(0, -1).entries())
      expect(periods[index + 1]?.from).toBe(addDays(to, 1));
  }
});

it.each([
  // Compares a Monday with a Monday, not with a week.
  ['weeks', '2026-11-16', '2026-11-16', '2026-11-09', '2026-11-09'],
  ['weeks', '2026-11-22', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['days', '2026-11-16', '2026-11-16', '2026-11-09', '2026-11-09'],
] as const)('compares %s up to %s with the same days before', (span, today, from, begin, end) => {
  expect(comparedPeriods(today, span)).toEqual({
    current: { from, to: today },
    previous: { from: begin, to: end },
  });
});
