/** What happened to an application beside changes of its status. It stays when the application goes, so it holds nothing about the applicant. */
import type { Actor } from '../../../src/domain/applications/history.ts';

/** Whoever came with an application's own link. */
export const APPLICANT: Actor = { name: 'applicant' };
/** The schedule that deletes what was kept for long enough. */
export const RETENTION: Actor = { name: 'retention' };

export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: Actor;
  readonly what: 'corrected' | 'withdrawn' | 'deleted' | 'expired' | 'released' | 'resent';
  /** Of a correction: names of the fields, such as 'name,message'. */
  readonly to?: string;
}
