/** The state of an account's monthly check, `monthly/{uid}`. Pure functions; run.ts accesses the database. */

import { addMonths } from '../../../../src/domain/applications/retention.ts';
import { LOCALES, type Locale } from '../../../../src/domain/site/locale.ts';
import { type Immutable, z } from '../../../../src/domain/values/schema.ts';

const MONTHLY_CHECK = z.object({
  /** As entered by the user. */
  website: z.string().check(z.minLength(1), z.maxLength(2048)),
  language: z.enum(LOCALES),
  /** Time of consent, in milliseconds since 1970. */
  since: z.number(),
  /** Next check, in milliseconds since 1970. */
  nextAt: z.number(),
  /** Attempts started this month. */
  attempts: z.number(),
  /** The last known score, 0 to 100. */
  score: z.optional(z.number()),
  checkedAt: z.optional(z.number()),
});
export type MonthlyCheck = Immutable<z.infer<typeof MONTHLY_CHECK>>;

const HOUR_MS = 3_600_000;
/** Failed attempts before the website is skipped until next month. */
const MAX_ATTEMPTS = 3;
/** Delay after a failed or crashed attempt, in milliseconds. */
const RETRY_DELAY_MS = 6 * HOUR_MS;

/** One mail per month, even if a run is repeated. @example monthlyDeliveryId('ada', 0) // 'monthly-ada-1970-01' */
export const monthlyDeliveryId = (uid: string, now: number): string =>
  `monthly-${uid}-${new Date(now).toISOString().slice(0, 7)}`;

/** The uid in a {@link monthlyDeliveryId}; undefined for any other delivery. */
export const uidFromDeliveryId = (id: string): string | undefined =>
  /^monthly-(.+)-\d{4}-\d{2}$/.exec(id)?.[1];

/** Parses a stored entry; null if it is not one. */
export function parseMonthlyCheck(value: unknown): MonthlyCheck | null {
  const parsed = MONTHLY_CHECK.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The state after the user's consent. The first check is due immediately and sends no mail. */
export const createMonthlyCheck = (website: string, language: Locale, now: number): MonthlyCheck => ({
  ...{ website, language, since: now, nextAt: now, attempts: 0 },
});

/** The state after claiming an attempt, or null if none is due. A failed attempt needs no other update. */
export function claimCheck(check: MonthlyCheck, now: number): MonthlyCheck | null {
  if (check.nextAt > now) return null;
  const attempts = check.attempts + 1;
  return attempts < MAX_ATTEMPTS
    ? { ...check, attempts, nextAt: now + RETRY_DELAY_MS }
    : { ...check, attempts: 0, nextAt: addMonths(now, 1) };
}

/** The state after a check. @param score null: too little was measured, so the last score stays */
export const recordScore = (check: MonthlyCheck, score: number | null, now: number): MonthlyCheck => ({
  ...check,
  ...(score !== null && { score }),
  checkedAt: now,
  attempts: 0,
  nextAt: addMonths(now, 1),
});

/** Both scores as displayed, if they differ; otherwise null. */
export function computeScoreChange(
  { score: before }: MonthlyCheck,
  after: number | null,
): { readonly before: number; readonly after: number } | null {
  if (before === undefined || after === null || Math.round(before) === Math.round(after)) return null;
  return { before: Math.round(before), after: Math.round(after) };
}
