/**
 * Days, weeks and months by which visits are counted. A day is a date such as '2026-11-22' in the configured time zone.
 */

export const SPANS = ['days', 'weeks', 'months'] as const;
export type Span = (typeof SPANS)[number];

/** Both days are inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Number of periods to show, including the current one. */
export const PERIODS_SHOWN: Readonly<Record<Span, number>> = { days: 14, weeks: 8, months: 6 };

const DAY_MS = 86_400_000;

const parseDay = (day: string): number => Date.parse(day);
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: string, days: number): string => formatDay(parseDay(day) + days * DAY_MS);

/** First day of the period that contains a day. Weeks start on Monday. */
export function firstDay(day: string, span: Span): string {
  if (span === 'days') return day;
  if (span === 'months') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(parseDay(day)).getUTCDay() + 6) % 7));
}

/** The period that starts on a day. */
export function getPeriod(from: string, span: Span): Period {
  if (span === 'days') return { from, to: from };
  if (span === 'weeks') return { from, to: addDays(from, 6) };
  return { from, to: addDays(firstDay(addDays(from, 31), 'months'), -1) };
}

/** First day of the previous period. */
const getPreviousFirstDay = (from: string, span: Span): string => firstDay(addDays(from, -1), span);

/**
 * The current period so far and the matching days of the previous one; never a partial period with a full one. A single
 * day is compared with the same weekday.
 * @example comparedPeriods('2026-11-18', 'weeks').previous // { from: '2026-11-09', to: '2026-11-11' }
 */
export function comparedPeriods(today: string, span: Span): { current: Period; previous: Period } {
  const from = firstDay(today, span);
  const running = { from, to: today };
  if (span === 'days')
    return { current: running, previous: { from: addDays(today, -7), to: addDays(today, -7) } };
  const begin = getPreviousFirstDay(from, span);
  const end = addDays(begin, (parseDay(today) - parseDay(from)) / DAY_MS);
  // A shorter month may end before the same day of the month.
  return { current: running, previous: { from: begin, to: end < from ? end : addDays(from, -1) } };
}

/** The current period and the previous ones, oldest first. */
export function listPeriods(today: string, span: Span): readonly Period[] {
  const periods: Period[] = [];
  let from = firstDay(today, span);
  for (let count = 0; count < PERIODS_SHOWN[span]; count += 1) {
    periods.unshift(getPeriod(from, span));
    from = getPreviousFirstDay(from, span);
  }
  return periods;
}
