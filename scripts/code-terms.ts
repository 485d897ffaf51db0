/** Parses the arguments of `npm run codes -- add`. Error messages are for the operator. */
import { UsageError } from '../local/command.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const MAX_USES = 1_000;
/** In years. Anything later is probably a typo. */
const MAX_YEARS = 5;

/**
 * Parses a day, and returns its end in local time.
 * @throws if the text is not a future day within the limit
 * @example endOfDay('2027-01-01', Date.now()) // the first moment of January 2
 */
export function endOfDay(text: string, now: number): number {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  const date = new Date(year ?? Number.NaN, (month ?? 0) - 1, day);
  if (date.getMonth() + 1 !== month || date.getDate() !== day)
    throw new UsageError(`--until must be a date such as 2027-01-31, not ${text}.`);
  date.setDate(date.getDate() + 1);
  if (date.getTime() <= now) throw new UsageError(`--until ${text} is in the past.`);
  if (date.getFullYear() > new Date(now).getFullYear() + MAX_YEARS)
    throw new UsageError(`--until ${text} is more than ${MAX_YEARS} years away.`);
  return date.getTime();
}

/** Returns the end of the day that is a number of days from now. */
export function endInDays(days: number, now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days + 1).getTime();
}

/** @throws if the text is not a valid number of uses */
export function parseUses(text: string): number {
  const uses = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (uses < 1 || uses > MAX_USES)
    throw new UsageError(`--uses must be a number from 1 to ${MAX_USES}, not ${text}.`);
  return uses;
}
