import type { Database } from 'firebase-admin/database';
import type { Application } from '../../../src/domain/applications/application.ts';
import { parseApplication } from '../../../src/domain/applications/application-record.ts';
import {
  NOTICE_MS,
  type RetentionMonths,
  type RetentionState,
  retentionEnd,
} from '../../../src/domain/applications/retention.ts';
import { forEachChild } from '../platform/children.ts';
import { RETENTION } from '../team/log.ts';
import { deleteApplicationData } from './delete-application-data.ts';

const SCHEDULE_PATH = 'retention/next';

export interface RetentionOptions {
  readonly months: RetentionMonths;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onFailure: (id: string, error: unknown) => void;
}

/** How many were deleted, and how many are scheduled for deletion. */
export interface RetentionRun {
  readonly deleted: number;
  readonly scheduled: number;
}

type EventTimes = Pick<RetentionState, 'decidedAt' | 'lastEventAt'>;

async function readEventTimes(
  database: Database,
  id: string,
  changedAt: number | undefined,
): Promise<EventTimes> {
  const times: Record<'decided' | 'any', number[]> = { decided: [], any: [] };
  (await database.ref(`history/${id}`).get()).forEach((event) => {
    const at: unknown = event.child('at').val();
    if (typeof at !== 'number') return;
    times.any.push(at);
    if (event.child('what').val() === 'status') times.decided.push(at);
  });
  const decidedAt = times.decided.length > 0 ? Math.max(...times.decided) : changedAt;
  return { decidedAt, lastEventAt: times.any.length > 0 ? Math.max(...times.any) : undefined };
}

/** Expiry of an application. Reads the history only if the application may expire soon. */
async function computeExpiry(
  database: Database,
  { id, status, createdAt, updatedAt }: Application,
  { months, now }: RetentionOptions,
): Promise<number> {
  const earliest = retentionEnd({ status, createdAt }, months);
  if (status === 'pending' || earliest > now + NOTICE_MS) return earliest;
  return retentionEnd({ status, createdAt, ...(await readEventTimes(database, id, updatedAt)) }, months);
}

/**
 * Schedules in `retention/next` what expires within a week, and deletes what was scheduled a week ago and has expired.
 * Even overdue applications are scheduled first. A new decision cancels the deletion.
 */
export async function applyRetention(database: Database, options: RetentionOptions): Promise<RetentionRun> {
  const { now, onFailure } = options;
  const scheduled: Readonly<Record<string, unknown>> = (await database.ref(SCHEDULE_PATH).get()).val() ?? {};
  const next: Record<string, number> = {};
  let deleted = 0;

  await forEachChild(database, 'applications', async (id, record) => {
    const application = parseApplication(id, record);
    // Invalid records have no time; the dashboard shows them to the team.
    if (!application || application.createdAt === 0) return;
    const expiresAt = await computeExpiry(database, application, options);
    if (expiresAt > now + NOTICE_MS) return;
    const scheduledFor = scheduled[id];
    const deleteAt = Math.max(expiresAt, typeof scheduledFor === 'number' ? scheduledFor : now + NOTICE_MS);
    if (deleteAt > now) {
      next[id] = deleteAt;
      return;
    }
    try {
      if (await deleteApplicationData(database, id, { reason: 'retention', actor: RETENTION, now }))
        deleted += 1;
    } catch (error) {
      next[id] = deleteAt;
      onFailure(id, error);
    }
  });
  await database.ref(SCHEDULE_PATH).set(next);
  return { deleted, scheduled: Object.keys(next).length };
}
