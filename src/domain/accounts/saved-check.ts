/** A business check saved in an account. Its schema is in saved-check-schema.ts. */

/** Slots per account, `00` to `49`: rules cannot count, but can restrict key names. */
export const MAX_SAVED_CHECKS = 50;

/** Maximum length of a report, in characters; a legitimate one has fewer than 1,000. */
export const MAX_SAVED_REPORT_LENGTH = 40_000;

/** Characters of an encoded result. */
export const RESULT_PATTERN = /^[-0-9A-Z_a-z]+$/;

export const SAVED_CHECK_SLOTS: readonly string[] = Array.from({ length: MAX_SAVED_CHECKS }, (_, slot) =>
  String(slot).padStart(2, '0'),
);

/** A new check; the server sets the time. */
export interface NewSavedCheck {
  /** The website's host without `www.`; empty if none was checked. */
  readonly host: string;
  /** The website's score, 0 to 100; missing without a website. */
  readonly score?: number | undefined;
  /** The whole report in the encoding of share links (src/share). */
  readonly report: string;
}

export interface SavedCheck extends NewSavedCheck {
  readonly slot: string;
  /** Time of saving, in milliseconds since 1970. */
  readonly at: number;
}

/** The first free slot, or null. */
export const freeSlot = (checks: readonly Pick<SavedCheck, 'slot'>[]): string | null =>
  SAVED_CHECK_SLOTS.find((slot) => !checks.some((check) => check.slot === slot)) ?? null;

/** The latest check of each website. @param checks newest first */
export const listNewestByWebsite = (checks: readonly SavedCheck[]): readonly SavedCheck[] =>
  checks.filter(
    ({ host }, index) => host !== '' && checks.findIndex((other) => other.host === host) === index,
  );

/**
 * The scores of a check's website up to this check, oldest first; empty if the check has no score.
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
