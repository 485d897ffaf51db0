/** database.rules.json: saved checks belong to their account, which can have at most fifty; subscriptions to nobody. */
import { describe, expect, it } from 'vitest';
import { MAX_SAVED_CHECKS, MAX_SAVED_REPORT_LENGTH } from '../src/domain/accounts/saved-check.ts';
import { parseSavedChecks } from '../src/domain/accounts/saved-check-schema.ts';
import { NOW, setUpRules, TEAM, type UserKind } from './rules/database.ts';

const CHECK = { at: NOW, host: 'example.com', score: 71.4, report: 'bVQ-x_9' };
/** The uid of the account. */
const ACCOUNT = 'x';
const slotKey = (index: number): string => String(index).padStart(2, '0');

const rules = setUpRules();

const save = (overrides: object = {}, slot = '00', user: UserKind = 'account', uid = ACCOUNT) =>
  rules.isAllowed(user, 'PUT', `reports/${uid}/${slot}`, { ...CHECK, ...overrides });

describe('an account', () => {
  it('can save, read and delete a check', async () => {
    expect(await save()).toBe(true);
    const { json } = await rules.request('account', 'GET', `reports/${ACCOUNT}`);
    expect(parseSavedChecks(json)).toEqual([{ ...CHECK, slot: '00', at: expect.closeTo(Date.now(), -4) }]);
    expect(await rules.isAllowed('account', 'DELETE', `reports/${ACCOUNT}/00`)).toBe(true);
    expect(await rules.read(`reports/${ACCOUNT}`)).toBeNull();
  });

  it('can save up to fifty checks', async () => {
    for (let slot = 0; slot < MAX_SAVED_CHECKS; slot += 1) expect(await save({}, slotKey(slot))).toBe(true);
    expect(await save({}, slotKey(MAX_SAVED_CHECKS))).toBe(false);
    const { json } = await rules.request('account', 'GET', `reports/${ACCOUNT}`);
    expect(parseSavedChecks(json)).toHaveLength(MAX_SAVED_CHECKS);
  });

  it.each(['99', '0', '000', '0a', '00x', '-1', 'x'])('cannot save a check to slot %s', async (slot) => {
    expect(await save({}, slot)).toBe(false);
  });

  it('can save a check without a website or score', async () => {
    const { score: _, ...checkWithoutScore } = { ...CHECK, host: '' };
    expect(await rules.isAllowed('account', 'PUT', `reports/${ACCOUNT}/00`, checkWithoutScore)).toBe(true);
  });

  it('cannot overwrite or change a check', async () => {
    await save();
    expect(await save({ report: 'other' })).toBe(false);
    expect(await rules.isAllowed('account', 'PATCH', `reports/${ACCOUNT}/00`, { score: 100 })).toBe(false);
    expect(await rules.isAllowed('account', 'PUT', `reports/${ACCOUNT}/00/score`, 100)).toBe(false);
    expect(await rules.read(`reports/${ACCOUNT}/00/report`)).toBe(CHECK.report);
  });

  it('can save a check of the maximum length, but not a longer one', async () => {
    expect(await save({ report: 'x'.repeat(MAX_SAVED_REPORT_LENGTH) })).toBe(true);
    expect(await save({ report: 'x'.repeat(MAX_SAVED_REPORT_LENGTH + 1) }, '01')).toBe(false);
  });

  it.each([
    ['an unknown field', { admin: true }],
    ['a time other than now', { at: 1 }],
    ['a string as the time', { at: 'now' }],
    ['no time', { at: null }],
    ['no host', { host: null }],
    ['a host that is too long', { host: 'x'.repeat(254) }],
    ['a number as the host', { host: 5 }],
    ['no report', { report: null }],
    ['an empty report', { report: '' }],
    ['a report with disallowed characters', { report: '<b>' }],
    ['a report with a line break', { report: 'abc\n' }],
    ['an object as the report', { report: { text: 'abc' } }],
    ['a score above 100', { score: 100.5 }],
    ['a score below 0', { score: -1 }],
    ['a string as the score', { score: '71' }],
  ])('cannot save a check with %s', async (_, change) => {
    expect(await save(change)).toBe(false);
  });

  it('cannot write all slots at once, or anything alongside them', async () => {
    expect(await rules.isAllowed('account', 'PUT', `reports/${ACCOUNT}`, { '00': CHECK })).toBe(false);
    expect(await rules.isAllowed('account', 'PUT', `reports/${ACCOUNT}/name`, 'x')).toBe(false);
  });

  it('cannot write after the account is closed, even with a valid token', async () => {
    await save();
    await rules.request('owner', 'PUT', `closedAccounts/${ACCOUNT}`, 1);
    expect(await save({}, '01')).toBe(false);
    expect(await rules.isAllowed('account', 'DELETE', `reports/${ACCOUNT}/00`)).toBe(true);
  });
});

describe('saved checks', () => {
  it.each(['visitor', 'member', 'code', 'removed member'] as const)(
    'cannot be read or written by a %s',
    async (user) => {
      await save();
      for (const path of [
        'reports',
        `reports/${ACCOUNT}`,
        `reports/${ACCOUNT}/00`,
        `reports/${ACCOUNT}/00/host`,
      ])
        expect(await rules.isAllowed(user, 'GET', path)).toBe(false);
      expect(await save({}, '01', user)).toBe(false);
      expect(await rules.isAllowed(user, 'DELETE', `reports/${ACCOUNT}/00`)).toBe(false);
      expect(await rules.isAllowed(user, 'PATCH', '', { [`reports/${ACCOUNT}/02`]: CHECK })).toBe(false);
    },
  );

  it('cannot be saved with an access-code session', async () => {
    expect(await save({}, '00', 'code', 'team')).toBe(false);
    for (const path of ['reports', 'monthly'])
      expect(await rules.isAllowed('code', 'GET', `${path}/team`)).toBe(false);
  });

  it('cannot be accessed from another account', async () => {
    expect(await save({}, '00', 'account', 'mara')).toBe(false);
    expect(await rules.isAllowed('account', 'GET', 'reports/mara')).toBe(false);
    expect(await rules.isAllowed('account', 'GET', 'reports')).toBe(false);
  });
});

describe('the monthly check and closed accounts', () => {
  it('are written only by the server; the owner can read the monthly check', async () => {
    await rules.request('owner', 'PUT', `monthly/${ACCOUNT}`, { website: 'example.com' });
    expect(await rules.isAllowed('account', 'GET', `monthly/${ACCOUNT}`)).toBe(true);
    for (const user of ['visitor', ...TEAM] as const)
      expect(await rules.isAllowed(user, 'GET', `monthly/${ACCOUNT}`)).toBe(false);
    for (const path of ['monthly', 'closedAccounts']) {
      expect(await rules.isAllowed('account', 'GET', path)).toBe(false);
      expect(await rules.isAllowed('account', 'PUT', `${path}/${ACCOUNT}`, { website: 'x' })).toBe(false);
      expect(await rules.isAllowed('account', 'DELETE', `${path}/${ACCOUNT}`)).toBe(false);
    }
  });
});

describe('newsletter subscriptions', () => {
  it('are only for the server', async () => {
    const subscription = { email: 'ada@example.com' };
    await rules.request('owner', 'PUT', `newsletter/${ACCOUNT}`, subscription);
    for (const user of ['visitor', 'account', ...TEAM] as const) {
      expect(await rules.isAllowed(user, 'GET', 'newsletter')).toBe(false);
      expect(await rules.isAllowed(user, 'GET', `newsletter/${ACCOUNT}`)).toBe(false);
      expect(await rules.isAllowed(user, 'PUT', 'newsletter/y', subscription)).toBe(false);
      expect(await rules.isAllowed(user, 'DELETE', `newsletter/${ACCOUNT}`)).toBe(false);
    }
  });
});
