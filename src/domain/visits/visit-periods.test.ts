import { expect, it } from 'vitest';
import { addDays, comparedPeriods, listWeeks, WEEKS_SHOWN } from './visit-periods.ts';

it.each([
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
] as const)('%s is in the week from %s to %s', (day, from, to) => {
  expect(listWeeks(day).at(-1)).toEqual({ from, to });
});

it('weeks are contiguous', () => {
  // Across daylight saving changes, a leap day, and New Year.
  for (let day = '2027-12-20'; day < '2028-04-10'; day = addDays(day, 1)) {
    const weeks = listWeeks(day);
    expect(weeks).toHaveLength(WEEKS_SHOWN);
    const current = weeks.at(-1);
    expect(current && current.from <= day && day <= current.to).toBe(true);
    for (const [index, { to }] of weeks.slice(0, -1).entries())
      expect(weeks[index + 1]?.from).toBe(addDays(to, 1));
  }
});

it.each([
  // Compares a Monday with a Monday, not with a week.
  ['2026-11-16', '2026-11-16', '2026-11-09', '2026-11-09'],
  ['2026-11-22', '2026-11-16', '2026-11-09', '2026-11-15'],
] as const)('compares the week up to %s with the same days before', (today, from, begin, end) => {
  expect(comparedPeriods(today)).toEqual({
    current: { from, to: today },
    previous: { from: begin, to: end },
  });
});
