import type { Database } from 'firebase-admin/database';
import * as logger from 'firebase-functions/logger';
import type { Actor } from '../../../src/domain/applications/history.ts';
import type { HistoryEvent } from '../team/log.ts';

/** Why an application was deleted: on request, by the applicant, or by retention. */
export type DeletionReason = 'asked' | 'withdrawn' | 'retention';

/** Marks an application as deleted, so that restoring a backup does not bring it back. */
export interface Tombstone {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: DeletionReason;
}

/** Paths that hold data about an application, by id. History and tombstones stay. */
export const APPLICATION_PATHS = [
  'applications',
  'intake',
  'results',
  'notes',
  'corrections',
  'deliveries',
  'hints',
  'historyHead',
  'retention/next',
] as const;

export const HISTORY_EVENTS: Readonly<Record<DeletionReason, HistoryEvent['what']>> = {
  asked: 'deleted',
  withdrawn: 'withdrawn',
  retention: 'expired',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Drops free text from a history entry. */
function removeFreeText(entry: unknown): object | null {
  if (!isRecord(entry)) return null;
  const { at, who, what, from, to } = entry;
  const { uid, name } = isRecord(who) ? who : {};
  return {
    at: at ?? null,
    who: { uid: uid ?? null, name: name ?? null },
    what: what ?? null,
    ...(what === 'status' && { from: from ?? null, to: to ?? null }),
  };
}

/** An application's history without the applicant's personal data. */
export const anonymizeHistory = (history: unknown): Readonly<Record<string, object | null>> =>
  Object.fromEntries(
    Object.entries(isRecord(history) ? history : {}).map(([id, entry]) => [id, removeFreeText(entry)]),
  );

export interface Deletion {
  readonly reason: DeletionReason;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Further writes in the same update, by path. */
  readonly writes?: Readonly<Record<string, object>>;
}

/**
 * Deletes everything about an application atomically, and records the deletion. All deletions go through here. The log
 * line lets a restore repeat the deletion if the database was lost.
 * @returns false if nothing was left to delete
 */
export async function deleteApplicationData(
  database: Database,
  id: string,
  { reason, actor, now, writes = {} }: Deletion,
): Promise<boolean> {
  const found = await Promise.all(APPLICATION_PATHS.map((path) => database.ref(`${path}/${id}`).get()));
  if (!found.some((snapshot) => snapshot.exists())) return false;
  const history = database.ref(`history/${id}`);
  const anonymized = anonymizeHistory((await history.get()).val());
  const event: HistoryEvent = { at: now, who: actor, what: HISTORY_EVENTS[reason] };
  const { key } = history.push();
  const tombstone: Tombstone = { at: now, reason };
  await database.ref().update({
    ...Object.fromEntries(APPLICATION_PATHS.map((path) => [`${path}/${id}`, null])),
    ...Object.fromEntries(Object.entries(anonymized).map(([key, entry]) => [`history/${id}/${key}`, entry])),
    [`history/${id}/${key}`]: event,
    [`log/${key}`]: { ...event, id },
    [`deletions/${id}`]: tombstone,
    ...writes,
  });
  logger.info('Application deleted', { forgotten: id, ...tombstone });
  return true;
}
