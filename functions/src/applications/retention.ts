import type { Database } from 'firebase-admin/database';
import type { Application } from '../../../src/domain/applications/application.ts';
import { applicationFrom } from '../../../src/domain/applications/application-record.ts';
import {
  NOTICE_MS,
  type RetentionMonths,
  type RetentionState,
  retentionEnd,
} from '../../../src/domain/applications/retention.ts';
import { forget } from './forget.ts';
import { RETENTION } from './history.ts';
import { eachApplication } from './records.ts';

const NEXT = 'retention/next';

export interface RetentionSources {
  readonly months: RetentionMonths;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onFailure: (id: string, error: unknown) => void;
}

/** How many were deleted, and how many are announced. */
export interface RetentionRun {
  readonly forgotten: number;
  readonly announced: number;
}

type Times = Pick<RetentionState, 'decidedAt' | 'lastEventAt'>;

/** Times of the last decision and of the last event. */
async function timesOf(database: Database, id: string, changedAt: number | undefined): Promise<Times> {
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

/** When an application expires. Reads its history only if that could be soon. */
async function endOf(
  database: Database,
  { id, status, createdAt, updatedAt }: Application,
  { months, now }: RetentionSources,
): Promise<number> {
  const earliest = retentionEnd({ status, createdAt }, months);
  if (status === 'pending' || earliest > now + NOTICE_MS) return earliest;
  return retentionEnd({ status, createdAt, ...(await timesOf(database, id, updatedAt)) }, months);
}

/**
 * Announces in `retention/next` what expires within a week, and deletes what was announced a week ago and has expired.
 * Overdue applications are announced first, too. A new decision withdraws the announcement.
 */
export async function applyRetention(database: Database, sources: RetentionSources): Promise<RetentionRun> {
  const { now, onFailure } = sources;
  const announced: Readonly<Record<string, unknown>> = (await database.ref(NEXT).get()).val() ?? {};
  const next: Record<string, number> = {};
  let forgotten = 0;

  await eachApplication(database, async (id, record) => {
    const application = applicationFrom(id, record);
    // Invalid records have no time; the dashboard shows them to the team.
    if (!application || application.createdAt === 0) return;
    const end = await endOf(database, application, sources);
    if (end > now + NOTICE_MS) return;
    const before = announced[id];
    const goesAt = Math.max(end, typeof before === 'number' ? before : now + NOTICE_MS);
    if (goesAt > now) {
      next[id] = goesAt;
      return;
    }
    try {
      if (await forget(database, id, { reason: 'retention', who: RETENTION, now })) forgotten += 1;
    } catch (error) {
      next[id] = goesAt;
      onFailure(id, error);
    }
  });
  await database.ref(NEXT).set(next);
  return { forgotten, announced: Object.keys(next).length };
}
