import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteEverything } from '../applications/forget.ts';
import {
  ADA,
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { readBackup, takeBackup, writeBackup } from './backup.ts';
import { RestoreRefusedError, restore } from './restore.ts';
import { tombstonesFrom } from './tombstones.ts';

vi.mock('firebase-functions/logger');

const IDS = ['-Restore000000000000', '-Restore000000000001', '-Restore000000000002'] as const;
const [FIRST, SECOND, THIRD] = IDS;
const MADE = Date.UTC(2026, 10, 22);
const withdrawn = { reason: 'withdrawn', who: { name: 'applicant' }, now: MADE + 1 } as const;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function database(...ids: readonly string[]): Promise<LeadsDatabase> {
  const leads = await startLeadsDatabase();
  onTestFinished(() => leads.close());
  for (const id of ids) await putApplication(leads.database, id, { status: 'approved' });
  return leads;
}

describe('a backup', () => {
  it('in a file contains the whole database, and restores it into an empty one', async () => {
    const leads = await database(...IDS);
    await leads.database.ref().update({
      'team/members/mara': { name: 'Mara' },
      'accessCodes/f0e1': { role: 'mentor', until: MADE, uses: 2, used: 1, addedAt: 1 },
      'retention/next': { [FIRST]: MADE },
      'deletions/-Gone000000000000000': { at: 1, reason: 'asked' },
      'history/-Gone000000000000000/x': { at: 1, who: { name: 'code' }, what: 'deleted' },
      'server/until/5': { counter: 1 },
    });
    const file = join(folder, 'whole.json');
    await writeBackup(file, await takeBackup(leads.database, MADE));
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(writeBackup(file, await takeBackup(leads.database, MADE))).rejects.toThrow(/EEXIST/);
    expect(await readFile(file, 'utf8')).not.toContain('counter');

    const empty = await database();
    const backup = await readBackup(file);
    expect(await restore(empty.database, backup, { nothingDeleted: true })).toEqual({
      ...{ applications: 3, skipped: [] },
    });
    expect(await empty.readAll()).toEqual(await leads.readAll());
  });

  it('is rejected if truncated or not a backup', async () => {
    const { database: source } = await database(FIRST);
    const file = join(folder, 'cut.json');
    const whole = JSON.stringify(await takeBackup(source, MADE));
    for (const text of [whole.slice(0, -9), '{"applications":{}}', '']) {
      await writeFile(file, text);
      await expect(readBackup(file)).rejects.toThrow(/is not a complete backup/);
    }
  });
});

describe('a restore', () => {
  it('skips what was deleted after the backup, and keeps the tombstones', async () => {
    const leads = await database(...IDS);
    const backup = await takeBackup(leads.database, MADE);
    await deleteEverything(leads.database, SECOND, withdrawn);
    await leads.database.ref('notes').remove();
    const done = await restore(leads.database, backup, { replace: true });
    expect(done).toEqual({ applications: 2, skipped: [SECOND] });
    const stands = await leads.readAll();
    expect(Object.keys(Object(stands.applications))).toEqual([FIRST, THIRD]);
    expect(Object.keys(Object(stands.notes))).toEqual([FIRST, THIRD]);
    expect(findPaths(stands, SECOND)).toEqual([`/deletions/${SECOND}`, `/history/${SECOND}`]);
    expect(Object.values(Object(stands.history)[SECOND]).at(-1)).toMatchObject({ what: 'withdrawn' });
  });

  it('restores account data, except for accounts closed since', async () => {
    const checks = { '00': { at: 1, host: 'example.com', report: 'abc' } };
    const monthly = { website: 'example.com', nextAt: 1 };
    const uids = ['wQ3vX9kTn2aZbC1dEfGhIjKlMnO2', 'closedBefore', 'closedSince', 'closedAsTheLogSays'];
    const leads = await database(FIRST);
    await leads.database.ref().update({
      reports: Object.fromEntries(uids.map((uid) => [uid, checks])),
      monthly: Object.fromEntries(uids.map((uid) => [uid, monthly])),
      'closedAccounts/closedBefore': MADE - 1,
    });
    const backup = await takeBackup(leads.database, MADE);
    await leads.database.ref('closedAccounts/closedSince').set(MADE + 1);
    await restore(leads.database, backup, {
      replace: true,
      deletions: { closedAsTheLogSays: { at: MADE + 2, reason: 'asked' } },
    });
    const after = await leads.readAll();
    const [open = ''] = uids;
    expect(after).toMatchObject({ reports: { [open]: checks }, monthly: { [open]: monthly } });
    for (const place of ['reports', 'monthly']) expect(Object.keys(Object(after[place]))).toEqual([open]);
    expect(after.closedAccounts).toEqual({
      ...{ closedBefore: MADE - 1, closedSince: MADE + 1, closedAsTheLogSays: MADE + 2 },
    });
    expect(after.deletions).toBeUndefined();
  });

  it('never exposes deleted data, not even briefly', async () => {
    const leads = await database(...IDS);
    const backup = await takeBackup(leads.database, MADE);
    await deleteEverything(leads.database, SECOND, withdrawn);
    const seen: string[] = [];
    leads.database.ref('applications').on('child_added', ({ key }) => void seen.push(String(key)));
    leads.database.ref('applications').on('value', (now) => void seen.push(...Object.keys(now.val() ?? {})));
    await restore(leads.database, backup, { replace: true });
    expect(seen).toContain(FIRST);
    expect(seen).not.toContain(SECOND);
  });

  it.each([
    [
      'a later backup',
      async (leads: LeadsDatabase) => JSON.stringify(await takeBackup(leads.database, MADE + 2)),
    ],
    [
      'entries of the log in the cloud',
      async () =>
        JSON.stringify([
          { jsonPayload: { message: 'Retention', forgotten: 1 } },
          {
            jsonPayload: {
              message: 'Application deleted',
              forgotten: SECOND,
              at: MADE + 1,
              reason: 'withdrawn',
            },
          },
        ]),
    ],
    [
      'the log of a machine of one’s own',
      async () =>
        `i  functions: Beginning execution\n>  {"forgotten":"${SECOND}","at":${MADE + 1},"reason":"withdrawn","severity":"INFO"}\n`,
    ],
  ])('of a lost database takes deletions from %s', async (_, textOf) => {
    const leads = await database(...IDS);
    const backup = await takeBackup(leads.database, MADE);
    await deleteEverything(leads.database, SECOND, withdrawn);
    const file = join(folder, `deletions-${Math.random()}`);
    await writeFile(file, await textOf(leads));

    const empty = await database();
    const { skipped } = await restore(empty.database, backup, { deletions: await tombstonesFrom(file) });
    expect(skipped).toEqual([SECOND]);
    const stands = await empty.readAll();
    expect(stands.deletions).toEqual({ [SECOND]: { at: MADE + 1, reason: 'withdrawn' } });
    expect(Object.values(Object(stands.history)[SECOND]).at(-1)).toMatchObject({
      ...{ what: 'withdrawn', who: { name: 'restore' } },
    });
    expect(findPaths(stands, ADA.name).filter((path) => path.includes(SECOND))).toEqual([]);
  });

  it('of a lost database requires the list of deletions', async () => {
    const leads = await database(...IDS);
    await leads.database.ref('deletions/-Gone000000000000000').set({ at: 1, reason: 'asked' });
    const backup = await takeBackup(leads.database, MADE);
    const empty = await database();
    await expect(restore(empty.database, backup, {})).rejects.toThrow(RestoreRefusedError);
    expect(await empty.readAll()).toEqual({});
    const amnesiac = await database();
    await amnesiac.database.ref('team/members/mara/name').set('Mara');
    await expect(restore(amnesiac.database, backup, {})).rejects.toThrow(/has no record of what was deleted/);
  });

  it('requires confirmation to replace existing applications', async () => {
    const leads = await database(FIRST);
    const backup = await takeBackup(leads.database, MADE);
    await putApplication(leads.database, THIRD);
    const before = await leads.readAll();
    await expect(restore(leads.database, backup, {})).rejects.toThrow(/holds 2 applications/);
    expect(await leads.readAll()).toEqual(before);
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).applications).toEqual(backup.data.applications);
  });

  it('does not restore revoked access', async () => {
    const leads = await database(FIRST);
    await leads.database
      .ref('team')
      .set({ members: { mara: { name: 'Mara' }, eve: { name: 'Eve' } }, code: { version: 'before' } });
    const backup = await takeBackup(leads.database, MADE);
    const now = { members: { mara: { name: 'Mara' } }, code: { version: 'now' } };
    await leads.database.ref('team').set(now);
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).team).toEqual(now);
  });

  it('does not revive used or revoked access codes, and keeps newer ones', async () => {
    const leads = await database(FIRST);
    const code = { role: 'mentor', until: MADE, uses: 1, used: 0, addedAt: 1 };
    await leads.database.ref('accessCodes').set({ used: code, revoked: code, untouched: code });
    const backup = await takeBackup(leads.database, MADE);
    const now = { used: { ...code, used: 1 }, revoked: { ...code, revoked: true }, made: code };
    await leads.database.ref('accessCodes').set(now);
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).accessCodes).toEqual({ ...now, untouched: code });
  });

  it('holds messages that were pending, and keeps the current state of others', async () => {
    const leads = await database(FIRST, SECOND);
    const waiting = { state: 'waiting', attempts: 0, createdAt: MADE, nextAt: MADE };
    for (const id of [FIRST, SECOND])
      await leads.database.ref(`deliveries/${id}`).set({ confirmation: waiting });
    const backup = await takeBackup(leads.database, MADE);
    const sent = { state: 'sent', attempts: 1, createdAt: MADE, sentAt: MADE + 5 };
    await leads.database.ref(`deliveries/${FIRST}/confirmation`).set(sent);
    await leads.database.ref(`deliveries/${SECOND}`).remove();
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).deliveries).toEqual({
      [FIRST]: { confirmation: sent },
      [SECOND]: { confirmation: { state: 'held', error: 'restored', attempts: 0, createdAt: MADE } },
    });
  });

  it('in several writes is complete', { timeout: 60_000 }, async () => {
    const leads = await database(FIRST);
    const many = Object.fromEntries(
      Array.from({ length: 2_500 }, (_unused, n) => [
        `-Many${n}`,
        { name: `${n}`, message: 'x'.repeat(4_000) },
      ]),
    );
    await leads.database.ref('applications').set(many);
    const backup = await takeBackup(leads.database, MADE);
    const empty = await database();
    expect(await restore(empty.database, backup, { nothingDeleted: true })).toMatchObject({
      applications: 2_500,
    });
    expect(await empty.readAll()).toEqual(await leads.readAll());
  });
});
