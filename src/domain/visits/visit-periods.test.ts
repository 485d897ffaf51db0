import { expect, it } from 'vitest';
import {
  addDays,
  comparedPeriods,
  firstDay,
  getPeriod,
  listPeriods,
  PERIODS_SHOWN,
  SPANS,
} from './visit-periods.ts';

it.each([
  ['2026-11-22', 'days', '2026-11-22', '2026-11-22'],
  ['2026-11-22', 'weeks', '2026-11-16', '2026-11-22'],
  ['2026-11-23', 'weeks', '2026-11-23', '2026-11-29'],
  ['2027-01-01', 'weeks', '2026-12-28', '2027-01-03'],
  ['2026-11-22', 'months', '2026-11-01', '2026-11-30'],
  ['2028-02-29', 'months', '2028-02-01', '2028-02-29'],
  ['2027-02-01', 'months', '2027-02-01', '2027-02-28'],
  ['2026-12-31', 'months', '2026-12-01', '2026-12-31'],
] as const)('%s is in the %s from %s to %s', (day, span, from, to) => {
  expect(getPeriod(firstDay(day, span), span)).toEqual({ from, to });
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
  ['months', '2026-11-22', '2026-11-01', '2026-10-01', '2026-10-22'],
  ['months', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
] as const)('compares %s up to %s with the same days before', (span, today, from, begin, end) => {
  expect(comparedPeriods(today, span)).toEqual({
    current: { from, to: today },
    previous: { from: begin, to: end },
  });
});
