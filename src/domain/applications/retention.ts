/** When an application has been kept for long enough. */
import type { ApplicationStatus } from './application.ts';

/** Months after which an application goes (the owner's file). */
export interface RetentionMonths {
  /** After a rejection. */
  readonly rejected: number;
  /** After an approval, counted from the last thing that happened. */
  readonly approved: number;
  /** After it came in, when nobody ever decided. */
  readonly undecided: number;
}

/** What decides about the time of an application; times in milliseconds since 1970. */
export interface RetentionState {
  readonly status: ApplicationStatus;
  readonly createdAt: number;
  /** When its status was last changed; unknown for what was decided before there was a history. */
  readonly decidedAt?: number | undefined;
  /** When something last happened to it: a note, an answer, a correction. */
  readonly lastEventAt?: number | undefined;
}

/** How long what goes is announced before, in milliseconds. */
export const NOTICE_MS = 7 * 24 * 3_600_000;

/**
 * The same day and time so many months later; the month's last day where it has no such day. In UTC.
 * @example addMonths(Date.UTC(2026, 7, 31), 6) === Date.UTC(2027, 1, 28)
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** When an application may go, in milliseconds since 1970. */
export function retentionEnd(
  { status, createdAt, decidedAt = createdAt, lastEventAt = decidedAt }: RetentionState,
  months: RetentionMonths,
): number {
  if (status === 'pending') return addMonths(createdAt, months.undecided);
  if (status === 'rejected') return addMonths(decidedAt, months.rejected);
  return addMonths(Math.max(decidedAt, lastEventAt), months.approved);
}
