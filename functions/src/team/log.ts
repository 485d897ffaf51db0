/** The team's log: what happened, who did it and when, of everything. It outlives applications, so it holds nothing about an applicant. */
import type { Database } from 'firebase-admin/database';
import type { Actor } from '../../../src/domain/applications/history.ts';

/** The command line of whoever runs the site. */
export const OPERATOR: Actor = { name: 'operator' };
/** What the functions do by themselves. */
export const SYSTEM: Actor = { name: 'system' };

export interface LogEntry {
  /** Milliseconds since 1970, or the database's placeholder for its own time. */
  readonly at: number | object;
  readonly who: Actor;
  readonly what: string;
  /** The application that it is about. */
  readonly id?: string;
  /** Of a member: the name. Of a correction: the names of the fields. Of a message: its kind. */
  readonly to?: string;
}

export async function writeLog(database: Database, entry: LogEntry): Promise<void> {
  await database.ref('log').push(entry);
}
