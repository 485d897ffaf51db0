/** Tests database.rules.json: creating applications, and what is denied to users outside the team. */
import { describe, expect, it } from 'vitest';
import { APPLICATION_LIMITS } from '../src/domain/applications/application.ts';
import { EVENT, ID, NOW, OUTSIDERS, record, setUpRules, TEAM, type UserKind } from './rules/database.ts';

const INTAKE = { uid: 'intake' };

const rules = setUpRules();

const create = (change: object = {}, user: UserKind | object = INTAKE, id = ID) =>
  rules.isAllowed(user, 'PUT', `applications/${id}`, { ...record, ...change });
const putRecord = (change: object = {}) =>
  rules.request('owner', 'PUT', `applications/${ID}`, { ...record, ...change });

describe('the intake', () => {
  const complete = {
    [`applications/${ID}`]: record,
    [`intake/${ID}`]: { language: 'de', terms: '2026-01-01', digest: 'x' },
    [`deliveries/${ID}`]: { 'team-mail': { state: 'waiting' } },
  };

  it('creates an application with all related data', async () => {
    expect(await rules.isAllowed(INTAKE, 'PATCH', '', complete)).toBe(true);
    expect(await rules.read(`applications/${ID}`)).toMatchObject({
      ...record,
      createdAt: expect.closeTo(Date.now(), -4),
    });
    expect(await rules.read(`intake/${ID}/digest`)).toBe('x');
  });

  it.each(['applications', 'intake', 'deliveries'])(
    'never overwrites an existing record in %s',
    async (place) => {
      await rules.request('owner', 'PUT', `${place}/${ID}`, { existing: true });
      expect(await rules.isAllowed(INTAKE, 'PATCH', '', complete)).toBe(false);
      expect(await rules.read(`${place}/${ID}`)).toEqual({ existing: true });
      const others = ['applications', 'intake', 'deliveries'].filter((other) => other !== place);
      for (const other of others) expect(await rules.read(other)).toBeNull();
    },
  );

  it('cannot use a deleted id', async () => {
    await rules.request('owner', 'PUT', `deletions/${ID}`, { at: 1, reason: 'withdrawn' });
    expect(await rules.isAllowed(INTAKE, 'PATCH', '', complete)).toBe(false);
  });

  const result = { at: NOW, result: 'aB0-_' };
  const withResult = { ...complete, [`results/${ID}`]: result };

  it('creates an attached result, which the team can read one at a time', async () => {
    expect(await rules.isAllowed(INTAKE, 'PATCH', '', withResult)).toBe(true);
    expect(await rules.read(`results/${ID}/result`)).toBe('aB0-_');
    for (const user of TEAM) {
      expect(await rules.isAllowed(user, 'GET', `results/${ID}`)).toBe(true);
      expect(await rules.isAllowed(user, 'GET', 'results')).toBe(false);
    }
    for (const user of OUTSIDERS) expect(await rules.isAllowed(user, 'GET', `results/${ID}`)).toBe(false);
    for (const user of [INTAKE, ...TEAM, ...OUTSIDERS])
      expect(await rules.isAllowed(user, 'PUT', `results/${ID}`, result)).toBe(false);
  });

  it.each([
    ['a result that is too long', { ...result, result: 'x'.repeat(40_001) }],
    ['disallowed characters', { ...result, result: 'a b' }],
    ['a time other than now', { ...result, at: 1 }],
    ['an unknown key', { ...result, role: 'admin' }],
    ['no result', { at: NOW }],
  ])('rejects %s', async (_, wrong) => {
    expect(await rules.isAllowed(INTAKE, 'PATCH', '', { ...complete, [`results/${ID}`]: wrong })).toBe(false);
    expect(await rules.read('applications')).toBeNull();
  });

  it('does not add a result to an existing application', async () => {
    // One created in this millisecond would be new.
    await rules.request('owner', 'PUT', `applications/${ID}`, { ...record, createdAt: 1 });
    expect(await rules.isAllowed(INTAKE, 'PUT', `results/${ID}`, result)).toBe(false);
  });

  it('has no other rights', async () => {
    await rules.isAllowed(INTAKE, 'PATCH', '', complete);
    for (const path of ['applications', 'intake', 'deliveries', 'team/members', 'team/code', 'history']) {
      expect(await rules.isAllowed(INTAKE, 'GET', path)).toBe(false);
      expect(await rules.isAllowed(INTAKE, 'DELETE', `${path}/${ID}`)).toBe(false);
    }
    expect(await rules.isAllowed(INTAKE, 'PUT', 'team/members/x', { name: 'Eve' })).toBe(false);
    expect(await rules.isAllowed(INTAKE, 'PUT', `applications/${ID}/name`, 'Eve')).toBe(false);
  });

  it.each(['Founder', 'Agency', 'Company'])('creates an application as %s', async (applicationType) => {
    expect(await create({ applicationType })).toBe(true);
  });

  it('creates an application without optional fields', async () => {
    const { websiteLink: _, message: __, ...required } = record;
    expect(await rules.isAllowed(INTAKE, 'PUT', `applications/${ID}`, required)).toBe(true);
  });

  it.each(Object.keys(record).filter((key) => key !== 'websiteLink' && key !== 'message'))(
    'requires %s',
    async (key) => {
      expect(await create({ [key]: null })).toBe(false);
    },
  );

  it.each([
    ['an unknown key', { role: 'admin' }],
    ["another application's id", { id: '-OeA1234567890abcdeG' }],
    ['a time other than now', { createdAt: Date.now() - 1000 }],
    ['a string as the time', { createdAt: 'now' }],
    ['an update time', { updatedAt: NOW }],
    ['the status approved', { status: 'approved' }],
    ['an unknown status', { status: 'spam' }],
    ["one of the team's types", { applicationType: 'Mentor' }],
    ['an unknown type', { applicationType: 'founder' }],
    ['terms that are not accepted', { acceptTerms: false }],
    ['a string as the terms', { acceptTerms: 'true' }],
    ['an empty name', { name: '' }],
    ['a blank name', { name: ' \n' }],
    ['leading spaces in the name', { name: ' Ada' }],
    ['trailing spaces in the name', { name: 'Ada ' }],
    ['a number as the name', { name: 5 }],
    ['an empty email address', { email: '' }],
    ['spaces around the email address', { email: ' ada@example.com ' }],
    ['an object as the email address', { email: { at: 'example.com' } }],
    ['a number as the link', { websiteLink: 5 }],
    ['an object as the message', { message: { text: 'x' } }],
  ])('rejects %s', async (_, change) => {
    expect(await create(change)).toBe(false);
    expect(await rules.read(`applications/${ID}`)).toBeNull();
  });

  it.each(Object.entries(APPLICATION_LIMITS))('limits %s to %i characters', async (field, limit) => {
    expect(await create({ [field]: 'x'.repeat(limit + 1) })).toBe(false);
    expect(await create({ [field]: 'x'.repeat(limit) })).toBe(true);
  });

  it.each(['short', '-OeA1234567890abcdeFG', '-OeA1234567890abcde!', 'äOeA1234567890abcdeF'])(
    'rejects the key %s, which is not a push id',
    async (id) => {
      expect(await create({ id }, INTAKE, encodeURIComponent(id))).toBe(false);
    },
  );
});

/** All paths, and one that does not exist. */
const PATHS = [
  'applications',
  'intake',
  'deliveries',
  'deletions',
  'counts',
  'history',
  'historyHead',
  'notes',
  'retention',
  'team',
  'server',
  'withdrawn',
  'elsewhere',
];

describe.each(OUTSIDERS)('a %s', (user) => {
  it('cannot create anything', async () => {
    expect(await create({}, user)).toBe(false);
    expect(await rules.isAllowed(user, 'PATCH', '', { [`applications/${ID}`]: record })).toBe(false);
    expect(await rules.isAllowed(user, 'PUT', `applications/${ID}/status`, 'pending')).toBe(false);
    expect(await rules.isAllowed(user, 'PUT', `applications/${ID}/name`, 'Ada')).toBe(false);
    expect(await rules.read('applications')).toBeNull();
  });

  it('cannot read anything', async () => {
    await putRecord();
    await rules.request('owner', 'PATCH', '', {
      [`intake/${ID}`]: { digest: 'x' },
      [`history/${ID}/${EVENT}`]: { at: 1 },
      [`notes/${ID}/${EVENT}`]: { at: 1 },
      [`deliveries/${ID}/webhook`]: { state: 'sent' },
      [`deletions/${ID}`]: { at: 1 },
      [`withdrawn/${ID}`]: { email: 'ada@example.com' },
      'retention/next': { [ID]: 1 },
      'counts/2026-11-22/s0/none/en/phone/form-sent': 1,
    });
    for (const path of PATHS) {
      expect(await rules.isAllowed(user, 'GET', path)).toBe(false);
      expect(await rules.isAllowed(user, 'GET', `${path}/${ID}`)).toBe(false);
    }
    for (const path of ['', 'team/members', 'team/code', 'retention/next', 'counts/2026-11-22'])
      expect(await rules.isAllowed(user, 'GET', path)).toBe(false);
    expect(await rules.isAllowed(user, 'GET', `applications/${ID}/status`)).toBe(false);
  });

  it('cannot change, replace or delete anything', async () => {
    await putRecord();
    const before = await rules.read('');
    expect(await create({ name: 'Bob' }, user)).toBe(false);
    expect(await rules.isAllowed(user, 'PUT', `applications/${ID}/name`, 'Bob')).toBe(false);
    expect(
      await rules.isAllowed(user, 'PATCH', '', {
        [`applications/${ID}/status`]: 'approved',
        [`applications/${ID}/updatedAt`]: NOW,
        [`history/${ID}/${EVENT}`]: {
          at: NOW,
          who: { name: 'code' },
          what: 'status',
          from: 'pending',
          to: 'approved',
        },
        [`historyHead/${ID}`]: EVENT,
        [`log/${EVENT}`]: {
          ...{ at: NOW, who: { name: 'code' }, what: 'status', from: 'pending', to: 'approved' },
          id: ID,
        },
      }),
    ).toBe(false);
    for (const path of PATHS) {
      expect(await rules.isAllowed(user, 'DELETE', path)).toBe(false);
      expect(await rules.isAllowed(user, 'DELETE', `${path}/${ID}`)).toBe(false);
      expect(await rules.isAllowed(user, 'PUT', path, { x: 1 })).toBe(false);
      expect(await rules.isAllowed(user, 'PUT', `${path}/${ID}`, { x: 1 })).toBe(false);
      expect(await rules.isAllowed(user, 'PUT', `${path}/${ID}/${EVENT}`, { x: 1 })).toBe(false);
    }
    for (const path of ['members/rob', 'members/x', 'members/mara/mail', 'code', 'code/version'])
      expect(await rules.isAllowed(user, 'PUT', `team/${path}`, 'at-once')).toBe(false);
    expect(await rules.read('')).toEqual(before);
  });
});
