/** Accounts and access in a restored backup. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { deleteAccountData } from '../accounts/account-data.ts';
import {
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { readBackup, takeBackup } from './backup.ts';
import { RestoreRefusedError, restore } from './restore.ts';
import { readDeletions } from './tombstones.ts';

vi.mock('firebase-functions/logger');

const FIRST = '-Restore000000000000';
const BACKUP_TIME = Date.UTC(2026, 10, 22);

const folder = mkdtempSync(join(tmpdir(), 'restored-accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function startDatabase(...ids: readonly string[]): Promise<LeadsDatabase> {
  const leads = await startLeadsDatabase();
  onTestFinished(() => leads.close());
  for (const id of ids) await putApplication(leads.database, id, { status: 'approved' });
  return leads;
}

const check = { '00': { at: 1, host: 'example.com', report: 'abc' } };
const mail = { 'monthly-mail': { state: 'sent', attempts: 1, createdAt: 1 } };
const MEMBERS = {
  mara: { name: 'Mara', addedAt: 1 },
  eve: { name: 'Eve', addedAt: 2, email: 'eve@example.com' },
};
/** What belongs to the accounts of Mara, who stays, and Eve, who leaves. */
const putAccounts = ({ database }: LeadsDatabase): Promise<void> =>
  database.ref().update({
    'team/members': MEMBERS,
    reports: { mara: check, eve: check },
    monthly: { mara: { website: 'example.com' }, eve: { website: 'example.com' } },
    'deliveries/monthly-mara-2026-10': mail,
    'deliveries/monthly-eve-2026-10': mail,
    'deliveries/monthly-eve-2026-11': mail,
  });

it('brings back nothing of an account that was closed, in the same database', async () => {
  const leads = await startDatabase(FIRST);
  await putAccounts(leads);
  const before = await leads.readAll();
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  await deleteAccountData(leads.database, 'eve', BACKUP_TIME + 1);
  await restore(leads.database, backup, { replace: true });
  const after = await leads.readAll();
  expect(findPaths(after, 'eve')).toEqual(['/closedAccounts/eve']);
  expect(findPaths(after, 'mara')).toEqual(findPaths(before, 'mara'));
});

it.each([
  ['a later backup', (later: object) => later],
  [
    'a log',
    () => [
      {
        jsonPayload: { message: 'Account deleted', forgotten: 'eve', at: BACKUP_TIME + 1, reason: 'asked' },
      },
    ],
  ],
])('brings back nothing of an account that was closed, in a new database, by %s', async (_, selectList) => {
  const leads = await startDatabase(FIRST);
  await putAccounts(leads);
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  await deleteAccountData(leads.database, 'eve', BACKUP_TIME + 1);
  const file = join(folder, `accounts-${Math.random()}`);
  await writeFile(file, JSON.stringify(selectList(await takeBackup(leads.database, BACKUP_TIME + 2))));

  const empty = await startDatabase();
  await restore(empty.database, backup, { deletions: [await readDeletions(file)] });
  const after = await empty.readAll();
  expect(findPaths(after, 'eve')).toEqual(['/closedAccounts/eve']);
  expect(after.closedAccounts).toEqual({ eve: BACKUP_TIME + 1 });
  expect(after.team).toEqual({ members: { mara: MEMBERS.mara } });
});

/** Ends or deletes something of each kind that people can, and changes something else. */
const changeOwnData = ({ database }: LeadsDatabase): Promise<void> =>
  database.ref().update({
    'team/members/eve': null,
    'reports/eve': null,
    'reports/mara/01': null,
    'reports/mara/02': { ...check['00'], at: BACKUP_TIME + 1 },
    'monthly/eve': null,
    'monthly/mara/website': 'https://new.example',
    'newsletter/unconfirmed': null,
    'newsletter/new': { email: 'new@example.com' },
    'accessCodes/f0/revoked': true,
  });
const OWN_PATHS = ['team', 'reports', 'monthly', 'newsletter', 'accessCodes'] as const;

/** Starts a database in which {@link changeOwnData} happens after a backup. */
async function startChangedDatabase() {
  const leads = await startDatabase(FIRST);
  await putAccounts(leads);
  await leads.database.ref().update({
    'reports/mara/01': check['00'],
    'newsletter/unconfirmed': { email: 'ada@example.com' },
    'newsletter/kept': { email: 'bob@example.com' },
    accessCodes: { f0: { role: 'mentor', used: 0 }, f1: { role: 'mentee', used: 0 } },
  });
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  await changeOwnData(leads);
  const { applications, ...changed } = await leads.readAll();
  return { leads, backup, own: Object.fromEntries(OWN_PATHS.map((path) => [path, changed[path]])) };
}

/** A backup as a file for `--deletions`. */
async function saveForDeletions(backup: object) {
  const file = join(folder, `later-${Math.random()}`);
  await writeFile(file, JSON.stringify(backup));
  return readDeletions(file);
}

it('keeps what people deleted, stopped and changed in the same database', async () => {
  const { leads, backup, own } = await startChangedDatabase();
  await leads.database.ref('applications').remove();
  await restore(leads.database, backup, { replace: true });
  const after = await leads.readAll();
  expect(after).toMatchObject({ applications: backup.data.applications });
  for (const path of OWN_PATHS) expect(after[path], path).toEqual(own[path]);
});

it('restores what people own as a later backup has it, into a new database', async () => {
  const { leads, backup, own } = await startChangedDatabase();
  const later = await saveForDeletions(await takeBackup(leads.database, BACKUP_TIME + 2));
  const earlier = await saveForDeletions({ ...backup, madeAt: BACKUP_TIME + 1 });
  const empty = await startDatabase();
  await empty.database.ref('newsletter/visitor').set({ email: 'visitor@example.com' });
  await restore(empty.database, backup, { deletions: [later, earlier] });
  const after = await empty.readAll();
  expect(after.applications).toEqual(backup.data.applications);
  const expected: typeof own = {
    ...own,
    newsletter: { ...Object(own.newsletter), visitor: { email: 'visitor@example.com' } },
  };
  for (const path of OWN_PATHS) expect(after[path], path).toEqual(expected[path]);
});

it('takes nothing for deleted that an older backup does not have yet', async () => {
  const { leads, backup: older } = await startChangedDatabase();
  const backup = await takeBackup(leads.database, BACKUP_TIME + 2);
  const empty = await startDatabase();
  await expect(
    restore(empty.database, backup, { deletions: [await saveForDeletions(older)] }),
  ).rejects.toThrow(RestoreRefusedError);
});

it('brings no team code, session or limit into a new database, even from an old file', async () => {
  const leads = await startDatabase(FIRST);
  const code = { role: 'mentor', until: BACKUP_TIME, uses: 2, used: 1, addedAt: 1 };
  const file = join(folder, 'old.json');
  const { database } = leads;
  await database.ref().update({
    'team/members': MEMBERS,
    'team/code': { salt: 'a0', hash: 'b1', version: 'rotated' },
    'team/sessions/x1': { at: 1 },
    'sessions/x2': { at: 1 },
    'accessCodes/f0e1': { ...code, attempts: { x3: 1 }, sessions: { x4: { at: 1 } } },
    'server/until/5': { counter: 1 },
  });
  expect(JSON.stringify(await takeBackup(database, BACKUP_TIME))).not.toMatch(/rotated|"x[1-4]"|counter/);
  const data: object = (await database.ref().get()).val();
  await writeFile(file, JSON.stringify({ format: 1, madeAt: BACKUP_TIME, data }));

  const empty = await startDatabase();
  await restore(empty.database, await readBackup(file), { nothingDeleted: true });
  expect(await empty.readAll()).toMatchObject({ team: { members: MEMBERS }, accessCodes: { f0e1: code } });
  expect(JSON.stringify((await empty.database.ref().get()).val())).not.toMatch(/rotated|"x[1-4]"|counter/);

  // In the same database, they stay.
  await restore(database, await readBackup(file), { replace: true });
  expect((await database.ref().get()).val()).toEqual(data);
});

it('restores nobody whom the same database no longer has as a member', async () => {
  const leads = await startDatabase(FIRST);
  await putAccounts(leads);
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  await leads.database.ref('team/members').remove();
  await restore(leads.database, backup, { replace: true });
  expect((await leads.readAll()).team).toBeUndefined();
});

it('does not take a new database for the old one because it has visitors', async () => {
  const leads = await startDatabase(FIRST);
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  const visited = await startDatabase();
  await visited.database.ref('counts/2026-11-22/visits').set(1);
  await expect(restore(visited.database, backup, {})).rejects.toThrow(RestoreRefusedError);
});

it('restores account data, except for accounts closed since the backup', async () => {
  const checks = { '00': { at: 1, host: 'example.com', report: 'abc' } };
  const monthly = { website: 'example.com', nextAt: 1 };
  const open = 'wQ3vX9kTn2aZbC1dEfGhIjKlMnO2';
  const closed = ['closedBefore', 'closedSince', 'closedInDeletionLog'];
  const uids = [open, ...closed];
  const leads = await startDatabase(FIRST);
  await leads.database.ref().update({
    reports: Object.fromEntries(uids.map((uid) => [uid, checks])),
    monthly: Object.fromEntries(uids.map((uid) => [uid, monthly])),
    'closedAccounts/closedBefore': BACKUP_TIME - 1,
  });
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  await leads.database.ref('closedAccounts/closedSince').set(BACKUP_TIME + 1);
  await restore(leads.database, backup, {
    replace: true,
    deletions: [{ format: 1, madeAt: 0, data: { closedAccounts: { closedInDeletionLog: BACKUP_TIME + 2 } } }],
  });
  const after = await leads.readAll();
  expect(after).toMatchObject({ reports: { [open]: checks }, monthly: { [open]: monthly } });
  for (const place of ['reports', 'monthly']) expect(Object.keys(Object(after[place]))).toEqual([open]);
  const closedAt = [BACKUP_TIME - 1, BACKUP_TIME + 1, BACKUP_TIME + 2];
  expect(after.closedAccounts).toEqual(Object.fromEntries(closed.map((uid, i) => [uid, closedAt[i]])));
  expect(after.deletions).toBeUndefined();
});

it('does not restore revoked access', async () => {
  const leads = await startDatabase(FIRST);
  await leads.database
    .ref('team')
    .set({ members: { mara: { name: 'Mara' }, eve: { name: 'Eve' } }, code: { version: 'before' } });
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  const now = { members: { mara: { name: 'Mara' } }, code: { version: 'now' } };
  await leads.database.ref('team').set(now);
  await restore(leads.database, backup, { replace: true });
  expect((await leads.readAll()).team).toEqual(now);
});

it('does not revive used or revoked access codes, and keeps newer ones', async () => {
  const leads = await startDatabase(FIRST);
  const code = { role: 'mentor', until: BACKUP_TIME, uses: 1, used: 0, addedAt: 1 };
  await leads.database.ref('accessCodes').set({ used: code, revoked: code, untouched: code });
  const backup = await takeBackup(leads.database, BACKUP_TIME);
  const now = { used: { ...code, used: 1 }, revoked: { ...code, revoked: true }, made: code };
  await leads.database.ref('accessCodes').set(now);
  await restore(leads.database, backup, { replace: true });
  expect((await leads.readAll()).accessCodes).toEqual({ ...now, untouched: code });
});
