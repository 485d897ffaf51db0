import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteApplicationData } from '../applications/delete-application-data.ts';
import {
  ADA,
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { readBackup, takeBackup, writeBackup } from './backup.ts';
import { RestoreRefusedError, restore } from './restore.ts';
import { readDeletions } from './tombstones.ts';

vi.mock('firebase-functions/logger');

const IDS = ['-Restore000000000000', '-Restore000000000001', '-Restore000000000002'] as const;
const [FIRST, SECOND, THIRD] = IDS;
const BACKUP_TIME = Date.UTC(2026, 10, 22);
const withdrawal = { reason: 'withdrawn', actor: { name: 'applicant' }, now: BACKUP_TIME + 1 } as const;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function startDatabase(...ids: readonly string[]): Promise<LeadsDatabase> {
  const leads = await startLeadsDatabase();
  onTestFinished(() => leads.close());
  for (const id of ids) await putApplication(leads.database, id, { status: 'approved' });
  return leads;
}

describe('a backup', () => {
  it('contains the whole database, and restores it into an empty one', async () => {
    const leads = await startDatabase(...IDS);
    await leads.database.ref().update({
      'team/members/mara': { name: 'Mara' },
      'accessCodes/f0e1': { role: 'mentor', until: BACKUP_TIME, uses: 2, used: 1, addedAt: 1 },
      'retention/next': { [FIRST]: BACKUP_TIME },
      'deletions/-Gone000000000000000': { at: 1, reason: 'asked' },
      'history/-Gone000000000000000/x': { at: 1, who: { name: 'code' }, what: 'deleted' },
      'server/until/5': { counter: 1 },
    });
    const file = join(folder, 'whole.json');
    await writeBackup(file, await takeBackup(leads.database, BACKUP_TIME));
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(writeBackup(file, await takeBackup(leads.database, BACKUP_TIME))).rejects.toThrow(/EEXIST/);
    expect(await readFile(file, 'utf8')).not.toContain('counter');

    const empty = await startDatabase();
    const backup = await readBackup(file);
    expect(await restore(empty.database, backup, { nothingDeleted: true })).toEqual({
      ...{ applications: 3, skipped: [] },
    });
    expect(await empty.readAll()).toEqual(await leads.readAll());
  });

  it('is rejected if truncated or not a backup', async () => {
    const { database: source } = await startDatabase(FIRST);
    const file = join(folder, 'cut.json');
    const complete = JSON.stringify(await takeBackup(source, BACKUP_TIME));
    for (const text of [complete.slice(0, -9), '{"applications":{}}', '']) {
      await writeFile(file, text);
      await expect(readBackup(file)).rejects.toThrow(/is not a complete backup/);
    }
  });
});

describe('a restore', () => {
  it('skips applications deleted after the backup, and keeps the tombstones', async () => {
    const leads = await startDatabase(...IDS);
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    await deleteApplicationData(leads.database, SECOND, withdrawal);
    await leads.database.ref('notes').remove();
    const result = await restore(leads.database, backup, { replace: true });
    expect(result).toEqual({ applications: 2, skipped: [SECOND] });
    const data = await leads.readAll();
    expect(Object.keys(Object(data.applications))).toEqual([FIRST, THIRD]);
    expect(Object.keys(Object(data.notes))).toEqual([FIRST, THIRD]);
    expect(findPaths(data, SECOND)).toEqual([`/deletions/${SECOND}`, `/history/${SECOND}`]);
    expect(Object.values(Object(data.history)[SECOND]).at(-1)).toMatchObject({ what: 'withdrawn' });
  });

  it('never exposes deleted data, not even briefly', async () => {
    const leads = await startDatabase(...IDS);
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    await deleteApplicationData(leads.database, SECOND, withdrawal);
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
      async (leads: LeadsDatabase) => JSON.stringify(await takeBackup(leads.database, BACKUP_TIME + 2)),
    ],
    [
      'a Cloud Logging export',
      async () =>
        JSON.stringify([
          { jsonPayload: { message: 'Retention', forgotten: 1 } },
          {
            jsonPayload: {
              message: 'Application deleted',
              forgotten: SECOND,
              at: BACKUP_TIME + 1,
              reason: 'withdrawn',
            },
          },
        ]),
    ],
    [
      'the log of a local backend',
      async () =>
        `i  functions: Beginning execution\n>  {"forgotten":"${SECOND}","at":${BACKUP_TIME + 1},"reason":"withdrawn","severity":"INFO"}\n`,
    ],
  ])('into an empty database skips the deletions in %s', async (_, createText) => {
    const leads = await startDatabase(...IDS);
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    await deleteApplicationData(leads.database, SECOND, withdrawal);
    const file = join(folder, `deletions-${Math.random()}`);
    await writeFile(file, await createText(leads));

    const empty = await startDatabase();
    const { skipped } = await restore(empty.database, backup, { deletions: [await readDeletions(file)] });
    expect(skipped).toEqual([SECOND]);
    const data = await empty.readAll();
    expect(data.deletions).toEqual({ [SECOND]: { at: BACKUP_TIME + 1, reason: 'withdrawn' } });
    expect(Object.values(Object(data.history)[SECOND]).at(-1)).toMatchObject({
      ...{ what: 'withdrawn', who: { name: 'restore' } },
    });
    expect(findPaths(data, ADA.name).filter((path) => path.includes(SECOND))).toEqual([]);
  });

  it('into an empty database requires the list of deletions', async () => {
    const leads = await startDatabase(...IDS);
    await leads.database.ref('deletions/-Gone000000000000000').set({ at: 1, reason: 'asked' });
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    const empty = await startDatabase();
    await expect(restore(empty.database, backup, {})).rejects.toThrow(RestoreRefusedError);
    expect(await empty.readAll()).toEqual({});
    const withoutTombstones = await startDatabase();
    await withoutTombstones.database.ref('team/members/mara/name').set('Mara');
    await expect(restore(withoutTombstones.database, backup, {})).rejects.toThrow(
      /has no record of what was deleted/,
    );
  });

  it('requires confirmation to replace existing applications', async () => {
    const leads = await startDatabase(FIRST);
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    await putApplication(leads.database, THIRD);
    const before = await leads.readAll();
    await expect(restore(leads.database, backup, {})).rejects.toThrow(/holds 2 applications/);
    expect(await leads.readAll()).toEqual(before);
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).applications).toEqual(backup.data.applications);
  });

  it('holds messages that were pending, and keeps the current state of others', async () => {
    const leads = await startDatabase(FIRST, SECOND);
    const waiting = { state: 'waiting', attempts: 0, createdAt: BACKUP_TIME, nextAt: BACKUP_TIME };
    for (const id of [FIRST, SECOND])
      await leads.database.ref(`deliveries/${id}`).set({ confirmation: waiting });
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    const sent = { state: 'sent', attempts: 1, createdAt: BACKUP_TIME, sentAt: BACKUP_TIME + 5 };
    await leads.database.ref(`deliveries/${FIRST}/confirmation`).set(sent);
    await leads.database.ref(`deliveries/${SECOND}`).remove();
    await restore(leads.database, backup, { replace: true });
    expect((await leads.readAll()).deliveries).toEqual({
      [FIRST]: { confirmation: sent },
      [SECOND]: { confirmation: { state: 'held', error: 'restored', attempts: 0, createdAt: BACKUP_TIME } },
    });
  });

  it('is complete even if split into several writes', async () => {
    const leads = await startDatabase(FIRST);
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_unused, n) => [
        `-Many${n}`,
        { name: `${n}`, message: 'x'.repeat(400_000) },
      ]),
    );
    await leads.database.ref('applications').set(many);
    const backup = await takeBackup(leads.database, BACKUP_TIME);
    const empty = await startDatabase();
    expect(await restore(empty.database, backup, { nothingDeleted: true })).toMatchObject({
      applications: 12,
    });
    expect(await empty.readAll()).toEqual(await leads.readAll());
  });
});
