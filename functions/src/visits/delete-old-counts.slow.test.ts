import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { deleteOldCounts } from './delete-old-counts.ts';

let leads: LeadsDatabase;
beforeAll(async () => {
  leads = await startLeadsDatabase();
});
afterAll(() => leads.close());

it('deletes only expired days, in the site’s time zone', async () => {
  const { database } = leads;
  const day = { s0: { none: { en: { phone: { 'form-sent': 1 } } } } };
  const days = ['2024-01-01', '2025-09-21', '2025-09-22', '2025-09-23', '2026-11-22'];
  await database.ref('counts').set(Object.fromEntries(days.map((name) => [name, day])));
  const counting = { retentionMonths: 14, timeZone: 'Europe/Berlin' };
  const remainingDays = async () => Object.keys((await database.ref('counts').get()).val() ?? {});

  expect(await deleteOldCounts(database, counting, Date.parse('2026-11-22T22:30:00Z'))).toBe(2);
  expect(await remainingDays()).toEqual(['2025-09-22', '2025-09-23', '2026-11-22']);
  // An hour later it is the next day in Berlin.
  expect(await deleteOldCounts(database, counting, Date.parse('2026-11-22T23:30:00Z'))).toBe(1);
  expect(await deleteOldCounts(database, counting, Date.parse('2026-11-22T23:30:00Z'))).toBe(0);
  expect(await remainingDays()).toEqual(['2025-09-23', '2026-11-22']);
});
