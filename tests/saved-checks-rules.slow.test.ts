/** database.rules.json: saved checks belong to their account, at most fifty each. */
import { describe, expect, it } from 'vitest';
import { MAX_SAVED_CHECKS, MAX_SAVED_REPORT_LENGTH } from '../src/domain/accounts/saved-check.ts';
import { savedChecksFrom } from '../src/domain/accounts/saved-check-schema.ts';
import { NOW, setUpRules, TEAM, type Who } from './rules/database.ts';

const CHECK = { at: NOW, host: 'example.com', score: 71.4, report: 'bVQ-x_9' };
/** The uid of the account. */
const ACCOUNT = 'x';
const slotOf = (slot: number): string => String(slot).padStart(2, '0');

const rules = setUpRules();

const save = (change: object = {}, slot = '00', who: Who = 'account', uid = ACCOUNT) =>
  rules.may(who, 'PUT', `reports/${uid}/${slot}`, { ...CHECK, ...change });

describe('the owner of an account', () => {
  it('can save, read and delete a check', async () => {
    expect(await save()).toBe(true);
    const { json } = await rules.request('account', 'GET', `reports/${ACCOUNT}`);
    expect(savedChecksFrom(json)).toEqual([{ ...CHECK, slot: '00', at: expect.closeTo(Date.now(), -4) }]);
    expect(await rules.may('account', 'DELETE', `reports/${ACCOUNT}/00`)).toBe(true);
    expect(await rules.read(`reports/${ACCOUNT}`)).toBeNull();
  });

  it('can save fifty checks, but not more', async () => {
    for (let slot = 0; slot < MAX_SAVED_CHECKS; slot += 1) expect(await save({}, slotOf(slot))).toBe(true);
    expect(await save({}, slotOf(MAX_SAVED_CHECKS))).toBe(false);
    const { json } = await rules.request('account', 'GET', `reports/${ACCOUNT}`);
    expect(savedChecksFrom(json)).toHaveLength(MAX_SAVED_CHECKS);
  });

  it.each(['99', '0', '000', '0a', '00x', '-1', 'x'])('has no slot %s', async (slot) => {
    expect(await save({}, slot)).toBe(false);
  });

  it('can save a check without a website and a score', async () => {
    const { score: _, ...without } = { ...CHECK, host: '' };
    expect(await rules.may('account', 'PUT', `reports/${ACCOUNT}/00`, without)).toBe(true);
  });

  it('can never overwrite or change a check', async () => {
    await save();
    expect(await save({ report: 'other' })).toBe(false);
    expect(await rules.may('account', 'PATCH', `reports/${ACCOUNT}/00`, { score: 100 })).toBe(false);
    expect(await rules.may('account', 'PUT', `reports/${ACCOUNT}/00/score`, 100)).toBe(false);
    expect(await rules.read(`reports/${ACCOUNT}/00/report`)).toBe(CHECK.report);
  });

  it('can save a check of the maximum length, but not a longer one', async () => {
    expect(await save({ report: 'x'.repeat(MAX_SAVED_REPORT_LENGTH) })).toBe(true);
    expect(await save({ report: 'x'.repeat(MAX_SAVED_REPORT_LENGTH + 1) }, '01')).toBe(false);
  });

  it.each([
    ['an unknown field', { admin: true }],
    ['a time other than now', { at: 1 }],
    ['a text as time', { at: 'now' }],
    ['no time', { at: null }],
    ['no host', { host: null }],
    ['a host that is too long', { host: 'x'.repeat(254) }],
    ['a number as host', { host: 5 }],
    ['no report', { report: null }],
    ['an empty report', { report: '' }],
    ['a report with other characters', { report: '<b>' }],
    ['a report with a line break', { report: 'abc\n' }],
    ['an object as report', { report: { text: 'abc' } }],
    ['a score above 100', { score: 100.5 }],
    ['a score below 0', { score: -1 }],
    ['a text as score', { score: '71' }],
  ])('rejects a check with %s', async (_, change) => {
    expect(await save(change)).toBe(false);
  });

  it('cannot write all slots at once, or anything next to them', async () => {
    expect(await rules.may('account', 'PUT', `reports/${ACCOUNT}`, { '00': CHECK })).toBe(false);
    expect(await rules.may('account', 'PUT', `reports/${ACCOUNT}/name`, 'x')).toBe(false);
  });

  it('cannot write after the account is closed, even with a valid token', async () => {
    await save();
    await rules.request('owner', 'PUT', `closedAccounts/${ACCOUNT}`, 1);
    expect(await save({}, '01')).toBe(false);
    expect(await rules.may('account', 'DELETE', `reports/${ACCOUNT}/00`)).toBe(true);
  });
});

describe('other users', () => {
  it.each(['visitor', 'member', 'code', 'removed member'] as const)(
    'cannot read or write them as %s',
    async (who) => {
      await save();
      for (const path of [
        'reports',
        `reports/${ACCOUNT}`,
        `reports/${ACCOUNT}/00`,
        `reports/${ACCOUNT}/00/host`,
      ])
        expect(await rules.may(who, 'GET', path)).toBe(false);
      expect(await save({}, '01', who)).toBe(false);
      expect(await rules.may(who, 'DELETE', `reports/${ACCOUNT}/00`)).toBe(false);
      expect(await rules.may(who, 'PATCH', '', { [`reports/${ACCOUNT}/02`]: CHECK })).toBe(false);
    },
  );

  it('cannot save checks with a session of an access code', async () => {
    expect(await save({}, '00', 'code', 'team')).toBe(false);
    for (const place of ['reports', 'monthly'])
      expect(await rules.may('code', 'GET', `${place}/team`)).toBe(false);
  });

  it('cannot access them from another account', async () => {
    expect(await save({}, '00', 'account', 'mara')).toBe(false);
    expect(await rules.may('account', 'GET', 'reports/mara')).toBe(false);
    expect(await rules.may('account', 'GET', 'reports')).toBe(false);
  });
});

describe('the monthly check and closed accounts', () => {
  it('are written only by the server; the owner can read the monthly check', async () => {
    await rules.request('owner', 'PUT', `monthly/${ACCOUNT}`, { website: 'example.com' });
    expect(await rules.may('account', 'GET', `monthly/${ACCOUNT}`)).toBe(true);
    for (const who of ['visitor', ...TEAM] as const)
      expect(await rules.may(who, 'GET', `monthly/${ACCOUNT}`)).toBe(false);
    for (const place of ['monthly', 'closedAccounts']) {
      expect(await rules.may('account', 'GET', place)).toBe(false);
      expect(await rules.may('account', 'PUT', `${place}/${ACCOUNT}`, { website: 'x' })).toBe(false);
      expect(await rules.may('account', 'DELETE', `${place}/${ACCOUNT}`)).toBe(false);
    }
  });
});
