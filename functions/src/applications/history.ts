/** History events that the backend writes. They outlive the application, so they hold no applicant data. */
import type { Actor } from '../../../src/domain/applications/history.ts';

/** A caller with the application's signed link. */
export const APPLICANT: Actor = { name: 'applicant' };
/** The scheduled deletion of expired applications. */
export const RETENTION: Actor = { name: 'retention' };

export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: Actor;
  readonly what: 'withdrawn' | 'deleted' | 'expired' | 'released' | 'resent';
}
