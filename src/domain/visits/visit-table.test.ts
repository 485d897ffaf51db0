import { expect, it } from 'vitest';
import type { Span } from './visit-periods.ts';
import { buildVisitTable, type Count, computeShare } from './visit-table.ts';
import type { VisitTotal } from './visit-totals.ts';

/** A Sunday. */
const TODAY = '2026-11-22';

const sum = (n: number, change: Partial<VisitTotal> = {}): VisitTotal => ({
  day: TODAY,
  event: 'landing-touched',
  campaign: 'none',
  language: 'de',
  device: 'phone',
  n,
  ...change,
});

/** Totals of the current period so far, and of the same days in the previous one. */
const compared = (
  totals: readonly VisitTotal[],
  span: Span,
  what: Parameters<ReturnType<typeof buildVisitTable>['countFor']>[0] = 'visit',
  slice = {},
): readonly Count[] => {
  const table = buildVisitTable(totals, TODAY, span);
  return [table.countFor(what, table.current, slice), table.countFor(what, table.previous, slice)];
};

it('sums days into weeks starting on Monday and into months, and compares the same days', () => {
  const totals = [
    sum(1, { day: '2026-10-31' }),
    sum(2, { day: '2026-10-22' }),
    sum(3, { day: '2026-11-09' }),
    sum(4, { day: '2026-11-15' }),
    sum(5, { day: '2026-11-16' }),
    sum(6, { day: '2026-11-21' }),
    sum(7),
  ];
  expect(compared(totals, 'days')).toEqual([7, 4]);
  expect(compared(totals, 'weeks')).toEqual([18, 7]);
  expect(compared(totals, 'months')).toEqual([25, 2]);
  const { periods, countFor } = buildVisitTable(totals, TODAY, 'months');
  expect(periods.slice(-2).map((period) => countFor('visit', period))).toEqual([3, 25]);
});

it('shows small numbers without rounding', () => {
  expect(compared([sum(1)], 'weeks')).toEqual([1, 0]);
});

it('sums all events of a stage, and counts each separately', () => {
  const totals = [sum(2, { event: 'booking-header' }), sum(1, { event: 'booking-result' })];
  expect(compared(totals, 'weeks', 'booking')[0]).toBe(3);
  expect(compared(totals, 'weeks', 'booking-result')[0]).toBe(1);
  expect(compared(totals, 'weeks', 'check')[0]).toBe(0);
});

it('counts applications from their records, with an unknown device', () => {
  const totals = [sum(2, { event: 'application', device: null }), sum(9, { event: 'form-sent' })];
  expect(compared(totals, 'weeks', 'application')[0]).toBe(2);
  expect(compared(totals, 'weeks', 'application', { device: 'phone' })[0]).toBeNull();
});

it('filters by language, campaign and device', () => {
  const totals = [
    sum(1),
    sum(2, { language: 'en' }),
    sum(4, { campaign: 'google' }),
    sum(8, { device: 'larger' }),
  ];
  const part = (slice: object) => compared(totals, 'weeks', 'visit', slice)[0];
  expect(part({ language: 'de' })).toBe(13);
  expect(part({ campaign: 'google' })).toBe(4);
  expect(part({ device: 'phone', campaign: 'none' })).toBe(3);
});

it('omits the share if the total is below 20 or below the part', () => {
  expect([computeShare(5, 20), computeShare(5, 19), computeShare(21, 20), computeShare(null, 20)]).toEqual([
    25,
    null,
    null,
    null,
  ]);
});
