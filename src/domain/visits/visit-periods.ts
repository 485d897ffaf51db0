/** Weeks by which visits are counted. A day is a date such as '2026-11-22' in the configured time zone. */

/** Both days are inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Number of weeks to show, including the current one: a quarter. */
export const WEEKS_SHOWN = 13;

const DAY_MS = 86_400_000;

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week that contains a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/**
 * The current week so far and the matching days of the previous one; never a partial week with a full one.
 * @example comparedPeriods('2026-11-18').previous // { from: '2026-11-09', to: '2026-11-11' }
 */
export function comparedPeriods(today: string): { current: Period; previous: Period } {
  const from = mondayOf(today);
  return {
    current: { from, to: today },
    previous: { from: addDays(from, -7), to: addDays(today, -7) },
  };
}

/** The current week and the previous ones, oldest first. */
export const listWeeks = (today: string): readonly Period[] =>
  Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const from = addDays(mondayOf(today), (index - WEEKS_SHOWN + 1) * 7);
    return { from, to: addDays(from, 6) };
  });
