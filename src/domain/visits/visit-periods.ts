/** Days and weeks by which visits are counted. A day is a date such as '2026-11-22' in the configured time zone. */

export const SPANS = ['days', 'weeks'] as const;
export type Span = (typeof SPANS)[number];

/** Both days are inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const LENGTH_IN_DAYS: Readonly<Record<Span, number>> = { days: 1, weeks: 7 };

/** Number of periods to show, including the current one: the weeks of a quarter. */
export const PERIODS_SHOWN: Readonly<Record<Span, number>> = { days: 14, weeks: 13 };

const DAY_MS = 86_400_000;

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** First day of the period that contains a day. Weeks start on Monday. */
export const firstDay = (day: string, span: Span): string =>
  span === 'days' ? day : addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/**
 * The current period so far and the matching days a week earlier; never a partial period with a full one.
 * @example comparedPeriods('2026-11-18', 'weeks').previous // { from: '2026-11-09', to: '2026-11-11' }
 */
export function comparedPeriods(today: string, span: Span): { current: Period; previous: Period } {
  const from = firstDay(today, span);
  return {
    current: { from, to: today },
    previous: { from: addDays(from, -7), to: addDays(today, -7) },
  };
}

/** The current period and the previous ones, oldest first. */
export function listPeriods(today: string, span: Span): readonly Period[] {
  const [count, length] = [PERIODS_SHOWN[span], LENGTH_IN_DAYS[span]];
  return Array.from({ length: count }, (_, index) => {
    const from = addDays(firstDay(today, span), (index - count + 1) * length);
    return { from, to: addDays(from, length - 1) };
  });
}
