/** The check every month of an account, `monthly/{uid}`, and what becomes of it. Pure: the database is in run.ts. */

import { addMonths } from '../../../../src/domain/applications/retention.ts';
import { LOCALES, type Locale } from '../../../../src/domain/site/locale.ts';
import { type Immutable, z } from '../../../../src/domain/values/schema.ts';

const MONTHLY = z.object({
  /** As its owner gave it. */
  website: z.string().check(z.minLength(1), z.maxLength(2048)),
  language: z.enum(LOCALES),
  /** When its owner agreed, in milliseconds since 1970. */
  since: z.number(),
  /** When it is checked next, in milliseconds since 1970. */
  nextAt: z.number(),
  /** Of this month, that were begun. */
  attempts: z.number(),
  /** Of the last check that gave one, 0 to 100. */
  score: z.optional(z.number()),
  checkedAt: z.optional(z.number()),
});
export type Monthly = Immutable<z.infer<typeof MONTHLY>>;

const HOUR_MS = 3_600_000;
/** A website that could not be read three times is left alone until next month. */
const MAX_ATTEMPTS = 3;
/** Pause after an attempt that gave nothing, in milliseconds; a crash counts as one. */
const PAUSE_MS = 6 * HOUR_MS;

/** Parses a stored entry; null if it is not one. */
export function monthlyFrom(value: unknown): Monthly | null {
  const parsed = MONTHLY.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** What begins with its owner's consent: the first check, which nobody is written about, follows at once. */
export const begun = (website: string, language: Locale, now: number): Monthly => ({
  ...{ website, language, since: now, nextAt: now, attempts: 0 },
});

/** The entry with an attempt claimed before anything is read, or null when none is due. Without success, that is all. */
export function claimed(monthly: Monthly, now: number): Monthly | null {
  if (monthly.nextAt > now) return null;
  const attempts = monthly.attempts + 1;
  return attempts < MAX_ATTEMPTS
    ? { ...monthly, attempts, nextAt: now + PAUSE_MS }
    : { ...monthly, attempts: 0, nextAt: addMonths(now, 1) };
}

/** The entry after a check. @param score null: too little could be measured to give one, and the last one stands */
export const checked = (monthly: Monthly, score: number | null, now: number): Monthly => ({
  ...monthly,
  ...(score !== null && { score }),
  checkedAt: now,
  attempts: 0,
  nextAt: addMonths(now, 1),
});

/** Both scores as people read them, where they differ; otherwise null. */
export function changeOf(
  { score: before }: Monthly,
  after: number | null,
): { readonly before: number; readonly after: number } | null {
  if (before === undefined || after === null || Math.round(before) === Math.round(after)) return null;
  return { before: Math.round(before), after: Math.round(after) };
}
