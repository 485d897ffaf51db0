/** A business check that somebody keeps in their account. Its schema is in saved-check-schema.ts. */

/** An account has so many places, `00` to `49`: rules cannot count, but they can say what a place is called. */
export const SAVED_CHECKS_LIMIT = 50;

/** Longest text of a result, in characters; an honest one has about 8,000. */
export const MAX_SAVED_REPORT = 40_000;

/** What a result as one text is made of. */
export const RESULT_PATTERN = /^[-0-9A-Z_a-z]+$/;

export const SAVED_CHECK_SLOTS: readonly string[] = Array.from({ length: SAVED_CHECKS_LIMIT }, (_, slot) =>
  String(slot).padStart(2, '0'),
);

/** What is written; the time is the server's. */
export interface NewSavedCheck {
  /** Of the website, without `www.`; empty where none was checked. */
  readonly host: string;
  /** Of the website, 0 to 100; missing where there is none. */
  readonly score?: number | undefined;
  /** The whole result as one text: what a link to it carries (src/share). */
  readonly report: string;
}

export interface SavedCheck extends NewSavedCheck {
  readonly slot: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

/** The first place that is free; null when there is none. */
export const freeSlot = (checks: readonly Pick<SavedCheck, 'slot'>[]): string | null =>
  SAVED_CHECK_SLOTS.find((slot) => !checks.some((check) => check.slot === slot)) ?? null;

/** The newest check of each website. @param checks newest first */
export const newestOfEach = (checks: readonly SavedCheck[]): readonly SavedCheck[] =>
  checks.filter(({ host }, at) => host !== '' && checks.findIndex((other) => other.host === host) === at);

/**
 * The scores of a check's website up to this check, oldest first. Without a score it is nothing that could have moved.
 * @param checks newest first
 */
export function scoresUpTo(
  checks: readonly SavedCheck[],
  { slot, host, score }: SavedCheck,
): readonly number[] {
  if (host === '' || score === undefined) return [];
  const since = checks.slice(checks.findIndex((check) => check.slot === slot));
  return since
    .flatMap(({ host: other, score: points }) => (other === host && points !== undefined ? [points] : []))
    .reverse();
}
