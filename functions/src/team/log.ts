/** The team's audit log. It outlives applications, so it holds no personal data of applicants. */
import type { Database } from 'firebase-admin/database';
import type { Actor } from '../../../src/domain/applications/history.ts';

/** The operator's command line. */
export const OPERATOR: Actor = { name: 'operator' };
/** Automatic actions. */
export const SYSTEM: Actor = { name: 'system' };
/** A caller with the application's signed link. */
export const APPLICANT: Actor = { name: 'applicant' };
/** The scheduled deletion of expired applications. */
export const RETENTION: Actor = { name: 'retention' };

/** An event in an application's history, which outlives it, so it holds no applicant data. */
export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: Actor;
  readonly what: 'withdrawn' | 'deleted' | 'expired' | 'released' | 'resent';
}

export interface LogEntry {
  /** Milliseconds since 1970, or the database's placeholder for its own time. */
  readonly at: number | object;
  readonly who: Actor;
  readonly what: string;
  /** Id of an application. */
  readonly id?: string;
  /** The name of a member, the fields of a correction, or the kind of a message. */
  readonly to?: string;
}

export async function writeLog(database: Database, entry: LogEntry): Promise<void> {
  await database.ref('log').push(entry);
}
