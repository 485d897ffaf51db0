import type { Auth } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPaths, type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { deleteAccountData, deleteDataWithoutAccount } from './account-data.ts';

// Suppress the log line per deletion.
vi.mock('firebase-functions/logger');

const NOW = Date.UTC(2026, 10, 28);
const CHECK = { at: 1, host: 'example.com', report: 'bm90' };
const MAIL = { 'monthly-mail': { state: 'sent', attempts: 1, createdAt: 1 } };

let leads: LeadsDatabase;
beforeEach(async () => {
  leads = await startLeadsDatabase();
});
afterEach(() => leads.close());

/** The Auth service with these accounts. It looks up at most 100 at once. */
function createAuth(uids: readonly string[]) {
  const getUsers = vi.fn(async (identifiers: readonly { readonly uid: string }[]) => {
    if (identifiers.length > 100) throw new Error('auth/maximum-user-count-exceeded');
    return { users: identifiers.filter(({ uid }) => uids.includes(uid)), notFound: [] };
  });
  return { getUsers } as unknown as Auth;
}

it('deletes everything under a uid without an account, wherever it is', async () => {
  const gone = ['goneReports', 'goneMonthly', 'goneMember', 'goneMail', 'gone-with-hyphens'];
  await leads.database.ref().update({
    'reports/goneReports': { '00': CHECK, '13': CHECK },
    'reports/ada': { '00': CHECK },
    'monthly/goneMonthly': { website: 'example.com' },
    'monthly/ada': { website: 'example.com' },
    'team/members/goneMember': { name: 'Eve', email: 'eve@example.com', mail: 'at-once' },
    'team/members/ada': { name: 'Ada' },
    'deliveries/monthly-goneMail-2026-10': MAIL,
    'deliveries/monthly-gone-with-hyphens-2026-10': MAIL,
    'deliveries/monthly-ada-2026-10': MAIL,
    'deliveries/digest-2026-11-20/digest/state': 'sent',
  });
  const kept = findPaths(await leads.readAll(), 'ada');
  const auth = createAuth(['ada']);
  expect(await deleteDataWithoutAccount({ ...leads, auth }, NOW)).toBe(gone.length);
  const after = await leads.readAll();
  expect(findPaths(after, 'gone').toSorted()).toEqual(gone.map((uid) => `/closedAccounts/${uid}`).toSorted());
  expect(after.closedAccounts).toEqual(Object.fromEntries(gone.map((uid) => [uid, NOW])));
  expect(findPaths(after, 'ada')).toEqual(kept);
  expect(Object.keys(Object(after.deliveries))).toContain('digest-2026-11-20');
  expect(await deleteDataWithoutAccount({ ...leads, auth }, NOW)).toBe(0);
});

it('finds every account among many', async () => {
  const uids = Array.from({ length: 250 }, (_, n) => `uid${n}`);
  await leads.database.ref('reports').set(Object.fromEntries(uids.map((uid) => [uid, { '00': CHECK }])));
  const existing = uids.filter((_, n) => n % 2 === 0);
  expect(await deleteDataWithoutAccount({ ...leads, auth: createAuth(existing) }, NOW)).toBe(125);
  const { reports } = await leads.readAll();
  expect(Object.keys(Object(reports)).toSorted()).toEqual(existing.toSorted());
});

it('deletes nothing while accounts cannot be looked up', async () => {
  await leads.database.ref('reports/ada/00').set(CHECK);
  const auth = { getUsers: () => Promise.reject(new Error('down')) } as unknown as Auth;
  await expect(deleteDataWithoutAccount({ ...leads, auth }, NOW)).rejects.toThrow('down');
  expect(await leads.readAll()).toEqual({ reports: { ada: { '00': CHECK } } });
});

it('keeps the mails of an account whose uid starts with the same characters', async () => {
  await leads.database.ref('deliveries').set({ 'monthly-a-2026-10': MAIL, 'monthly-a-b-2026-10': MAIL });
  await deleteAccountData(leads.database, 'a', NOW);
  expect(Object.keys(Object((await leads.readAll()).deliveries))).toEqual(['monthly-a-b-2026-10']);
});

it('deletes nothing if no account exists, as before the accounts are imported into a new project', async () => {
  const uids = Array.from({ length: 20 }, (_, n) => `uid${n}`);
  await leads.database.ref('reports').set(Object.fromEntries(uids.map((uid) => [uid, { '00': CHECK }])));
  expect(await deleteDataWithoutAccount({ ...leads, auth: createAuth([]) }, NOW)).toBe(0);
  expect(Object.keys(Object((await leads.readAll()).reports))).toHaveLength(20);
});
