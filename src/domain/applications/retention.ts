/** Computes when an application expires. */
import type { ApplicationStatus } from './application.ts';

/** Months until an application is deleted (site configuration). */
export interface RetentionMonths {
  /** After a rejection. */
  readonly rejected: number;
  /** After the last event of an approved application. */
  readonly approved: number;
  /** After submission, if undecided. */
  readonly undecided: number;
}

/** What determines an application's expiry. Times in milliseconds since 1970. */
export interface RetentionState {
  readonly status: ApplicationStatus;
  readonly createdAt: number;
  /** Last status change; missing for decisions older than the history. */
  readonly decidedAt?: number | undefined;
  /** Last event: a note, an answer, a correction. */
  readonly lastEventAt?: number | undefined;
}

/** How long a deletion is announced in advance, in milliseconds. */
export const NOTICE_MS = 7 * 24 * 3_600_000;

/**
 * Adds calendar months in UTC, clamped to the month's last day.
 * @example addMonths(Date.UTC(2026, 7, 31), 6) === Date.UTC(2027, 1, 28)
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** Expiry of an application, in milliseconds since 1970. */
export function retentionEnd(
  { status, createdAt, decidedAt = createdAt, lastEventAt = decidedAt }: RetentionState,
  months: RetentionMonths,
): number {
  if (status === 'pending') return addMonths(createdAt, months.undecided);
  if (status === 'rejected') return addMonths(decidedAt, months.rejected);
  return addMonths(Math.max(decidedAt, lastEventAt), months.approved);
}
