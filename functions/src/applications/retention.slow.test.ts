/** Retention, with a fake clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_MS } from '../../../src/domain/applications/retention.ts';
import {
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { applyRetention } from './retention.ts';

// Suppress the log line per deletion.
vi.mock('firebase-functions/logger');

const MONTHS = { rejected: 6, approved: 24, undecided: 12 };
const DAY = 24 * 3_600_000;
const CREATED = Date.UTC(2026, 0, 15);
const DECIDED = Date.UTC(2026, 1, 1);
const ID = '-Retention0000000000';

let leads: LeadsDatabase;
beforeEach(async () => {
  leads = await startLeadsDatabase();
});
afterEach(() => leads.close());

const run = async (now: number) => {
  const failures: string[] = [];
  const result = await applyRetention(leads.database, {
    months: MONTHS,
    now,
    onFailure: (id) => failures.push(id),
  });
  expect(failures).toEqual([]);
  return result;
};
const scheduledDeletions = async (): Promise<unknown> =>
  (await leads.database.ref('retention/next').get()).val();
const applicationExists = async (id = ID): Promise<boolean> =>
  (await leads.database.ref(`applications/${id}`).get()).exists();

describe.each([
  ['rejected', { status: 'rejected', updatedAt: DECIDED }, Date.UTC(2026, 7, 1)],
  ['approved, without any later event', { status: 'approved', updatedAt: DECIDED }, Date.UTC(2028, 1, 1)],
  ['never decided', { status: 'pending' }, Date.UTC(2027, 0, 15)],
] as const)('an application that was %s', (_, overrides, expiresAt) => {
  it('is deleted with all its data after a week’s notice', async () => {
    await putApplication(leads.database, ID, { createdAt: CREATED, ...overrides });
    expect(await run(expiresAt - NOTICE_MS - 1)).toEqual({ deleted: 0, scheduled: 0 });
    expect(await scheduledDeletions()).toBeNull();

    expect(await run(expiresAt - NOTICE_MS)).toEqual({ deleted: 0, scheduled: 1 });
    expect(await scheduledDeletions()).toEqual({ [ID]: expiresAt });
    expect(await run(expiresAt - 1)).toEqual({ deleted: 0, scheduled: 1 });
    expect(await applicationExists()).toBe(true);

    expect(await run(expiresAt)).toEqual({ deleted: 1, scheduled: 0 });
    const remaining = await leads.readAll();
    expect(findPaths(remaining, ID)).toEqual([
      `/deletions/${ID}`,
      `/history/${ID}`,
      expect.stringMatching(/^\/log\/.+\/id$/),
    ]);
    expect(remaining).toMatchObject({ deletions: { [ID]: { at: expiresAt, reason: 'retention' } } });
    expect(Object.values(Object(remaining.history)[ID]).at(-1)).toEqual({
      ...{ at: expiresAt, who: { name: 'retention' }, what: 'expired' },
    });
  });

  it('gets a week’s notice even if long overdue', async () => {
    await putApplication(leads.database, ID, { createdAt: CREATED, ...overrides });
    const late = expiresAt + 400 * DAY;
    expect(await run(late)).toEqual({ deleted: 0, scheduled: 1 });
    expect(await scheduledDeletions()).toEqual({ [ID]: late + NOTICE_MS });
    expect(await run(late + NOTICE_MS - 1)).toEqual({ deleted: 0, scheduled: 1 });
    expect(await scheduledDeletions()).toEqual({ [ID]: late + NOTICE_MS });
    expect(await run(late + NOTICE_MS)).toEqual({ deleted: 1, scheduled: 0 });
  });
});

describe('changes during the notice period', () => {
  it('a new decision cancels the deletion and restarts the retention period', async () => {
    await putApplication(leads.database, ID, { createdAt: CREATED });
    const expiresAt = Date.UTC(2027, 0, 15);
    await run(expiresAt - DAY);
    expect(await scheduledDeletions()).not.toBeNull();
    await putApplication(leads.database, ID, {
      createdAt: CREATED,
      status: 'rejected',
      updatedAt: expiresAt,
    });
    expect(await run(expiresAt + NOTICE_MS)).toEqual({ deleted: 0, scheduled: 0 });
    expect(await scheduledDeletions()).toBeNull();
    expect(await applicationExists()).toBe(true);
  });

  it('a note extends retention after approval; a correction doesn’t after rejection', async () => {
    const note = { at: Date.UTC(2027, 5, 1), who: { name: 'code' }, what: 'note' };
    await putApplication(leads.database, ID, { createdAt: CREATED, status: 'approved', updatedAt: DECIDED });
    await leads.database.ref(`history/${ID}`).push(note);
    expect(await run(Date.UTC(2028, 1, 1))).toEqual({ deleted: 0, scheduled: 0 });
    expect(await run(Date.UTC(2029, 5, 1))).toEqual({ deleted: 0, scheduled: 1 });

    const rejected = '-Retention0000000001';
    await putApplication(leads.database, rejected, {
      ...{ createdAt: CREATED, status: 'rejected', updatedAt: DECIDED },
    });
    await leads.database.ref(`history/${rejected}`).push({ ...note, what: 'corrected' });
    await leads.database.ref(`applications/${rejected}/updatedAt`).set(note.at);
    await leads.database.ref(`applications/${ID}`).remove();
    await run(Date.UTC(2026, 7, 1) - DAY);
    expect(await scheduledDeletions()).toEqual({ [rejected]: expect.any(Number) });
  });

  it('uses the latest of several decisions', async () => {
    const secondDecisionAt = DECIDED + 60 * DAY;
    await putApplication(leads.database, ID, {
      createdAt: CREATED,
      status: 'rejected',
      updatedAt: secondDecisionAt,
    });
    for (const at of [DECIDED, secondDecisionAt])
      await leads.database.ref(`history/${ID}`).push({ at, who: { name: 'code' }, what: 'status' });
    expect(await run(Date.UTC(2026, 7, 1))).toEqual({ deleted: 0, scheduled: 0 });
    const expiresAt = Date.UTC(2026, 9, 2);
    expect(await run(expiresAt - NOTICE_MS)).toEqual({ deleted: 0, scheduled: 1 });
    expect(await scheduledDeletions()).toEqual({ [ID]: expiresAt });
  });

  it('leaves invalid records for manual review', async () => {
    await leads.database.ref('applications').set({ broken: 'text', untimed: { applicationType: 'Founder' } });
    await run(Date.UTC(2040, 0, 1));
    expect(await scheduledDeletions()).toBeNull();
    expect(await applicationExists('broken')).toBe(true);
    expect(await applicationExists('untimed')).toBe(true);
  });
});

it('processes more applications than fit on a page', async () => {
  const ids = Array.from({ length: 501 }, (_unused, n) => `-Many${String(n).padStart(15, '0')}`);
  const due = [ids.at(0), ids.at(-1)];
  const records = ids.map((id) => [
    id,
    {
      ...{ id, applicationType: 'Founder', status: 'pending', name: 'x', email: 'y' },
      createdAt: due.includes(id) ? CREATED : Date.UTC(2027, 0, 1),
    },
  ]);
  await leads.database.ref('applications').set(Object.fromEntries(records));
  expect(await run(Date.UTC(2027, 0, 14))).toEqual({ deleted: 0, scheduled: 2 });
  expect(await run(Date.UTC(2027, 1, 14))).toEqual({ deleted: 2, scheduled: 0 });
  for (const id of due) expect(await applicationExists(id)).toBe(false);
  expect(await applicationExists(ids.at(1))).toBe(true);
});
