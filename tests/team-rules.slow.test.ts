/** database.rules.json: everything the team is allowed to do, with the shared code or as named members. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../src/domain/applications/application.ts';
import { MAIL_CHOICES } from '../src/domain/applications/mail-choice.ts';
import { ACTOR, EVENT, ID, NOW, record, SESSION_UID, setUpRules, TEAM } from './rules/database.ts';
import { statusUpdate } from './rules/status-update.ts';

const rules = setUpRules((database) => database.request('owner', 'PUT', `applications/${ID}`, record));

describe.each(TEAM)('as %s, the team', (who) => {
  const may = (method: string, path: string, body?: unknown) => rules.isAllowed(who, method, path, body);
  const set = (change: Readonly<Record<string, unknown>> = {}) => may('PATCH', '', statusUpdate(who, change));
  const eventOf = (change: object) => ({
    at: NOW,
    who: ACTOR[who],
    what: 'status',
    from: 'pending',
    to: 'approved',
    ...change,
  });

  it('reads every application of any type, with all related data', async () => {
    await rules.request('owner', 'PUT', 'applications/old', { applicationType: 'Business Partner' });
    expect((await rules.request(who, 'GET', 'applications')).json).toMatchObject({
      [ID]: { name: 'Ada Lovelace' },
      old: { applicationType: 'Business Partner' },
    });
    for (const path of [
      'intake',
      'history',
      'notes',
      'deliveries',
      'deletions',
      'retention/next',
      'counts',
      'corrections',
      'log',
      'team/members',
    ])
      expect(await may('GET', path)).toBe(true);
  });

  it.each(
    APPLICATION_STATUSES.flatMap((from) =>
      APPLICATION_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('sets the status %s to %s, with time, history and log', async (from, to) => {
    await rules.request('owner', 'PUT', `applications/${ID}/status`, from);
    expect(await set({ status: to, event: eventOf({ from, to }) })).toBe(true);
    expect(await rules.read(`applications/${ID}`)).toMatchObject({
      status: to,
      updatedAt: expect.closeTo(Date.now(), -4),
    });
    const entry = { who: ACTOR[who], what: 'status', from, to };
    expect(await rules.read(`history/${ID}/${EVENT}`)).toMatchObject(entry);
    expect(await rules.read(`log/${EVENT}`)).toMatchObject({ ...entry, id: ID });
  });

  it('sets several statuses at once, each logged under its own entry', async () => {
    const other = '-OeA1234567890abcdeG';
    await rules.request('owner', 'PUT', `applications/${other}`, { ...record, id: other });
    const bulk = (key: string) => ({
      ...statusUpdate(who),
      [`applications/${other}/status`]: 'approved',
      [`applications/${other}/updatedAt`]: NOW,
      [`history/${other}/${key}`]: eventOf({}),
      [`historyHead/${other}`]: key,
      [`log/${key}`]: { ...eventOf({}), id: other },
    });
    expect(await may('PATCH', '', bulk(EVENT)), 'one log entry for both').toBe(false);
    expect(await may('PATCH', '', bulk('-OfA1234567890abcdeG'))).toBe(true);
    expect(Object.keys(Object(await rules.read('log')))).toHaveLength(2);
  });

  it('logs only its own actions, exactly as in the history', async () => {
    const event = eventOf({});
    const logged = (change: object, key = EVENT) => ({
      ...statusUpdate(who),
      [`log/${key}`]: { ...event, id: ID, ...change },
    });
    expect(await may('PATCH', '', logged({ to: 'rejected' }))).toBe(false);
    expect(await may('PATCH', '', logged({ what: 'withdrawn' }))).toBe(false);
    expect(await may('PATCH', '', logged({ who: { uid: 'eve', name: 'Eve' } }))).toBe(false);
    expect(await may('PATCH', '', logged({ name: 'Ada Lovelace' }))).toBe(false);
    const { [`log/${EVENT}`]: _, ...unlogged } = logged({});
    expect(await may('PATCH', '', { ...unlogged, 'log/-OfA1234567890abcdeZ': { ...event, id: ID } })).toBe(
      false,
    );
    expect(await may('PATCH', '', logged({}))).toBe(true);
    expect(await may('GET', 'log')).toBe(true);
    expect(await may('PUT', `log/${EVENT}`, { ...event, id: ID })).toBe(false);
    expect(await may('PUT', 'log/alone', { at: NOW, who: ACTOR[who], what: 'code-changed' })).toBe(false);
  });

  it('sets the status repeatedly, with a history entry each time', async () => {
    expect(await set()).toBe(true);
    const next = '-OfA1234567890abcdeG';
    expect(
      await may('PATCH', '', {
        [`applications/${ID}/status`]: 'rejected',
        [`applications/${ID}/updatedAt`]: NOW,
        [`history/${ID}/${next}`]: eventOf({ from: 'approved', to: 'rejected' }),
        [`historyHead/${ID}`]: next,
        [`log/${next}`]: { ...eventOf({ from: 'approved', to: 'rejected' }), id: ID },
      }),
    ).toBe(true);
  });

  it.each([{}, { status: 'odd' }])('sets the status of a legacy record with %j', async (old) => {
    await rules.request('owner', 'PUT', `applications/${ID}`, {
      applicationType: 'Mentor',
      name: 'Old',
      ...old,
    });
    expect(await set()).toBe(true);
  });

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['an unknown status', { status: 'spam', event: eventOf({ to: 'spam' }) }],
    ['no status', { status: null }],
    ['a status without a time', { updatedAt: undefined }],
    ['a time other than now', { updatedAt: 5 }],
    ['no time', { updatedAt: null }],
    ['only a time', { status: undefined, event: undefined, head: undefined }],
    ['a status without history', { event: undefined, head: undefined }],
    [
      'a status with only a log entry',
      { event: undefined, head: undefined, log: { ...eventOf({}), id: ID } },
    ],
    ['a status without a log entry', { log: undefined }],
    ['a log entry with another time', { log: { ...eventOf({ at: 5 }), id: ID } }],
    ['a log entry about no application', { log: eventOf({}) }],
    ['a log entry about another application', { log: { ...eventOf({}), id: '-OeA1234567890abcdeG' } }],
    ['a log entry for another status', { log: { ...eventOf({ to: 'rejected' }), id: ID } }],
    ['a log entry by somebody else', { log: { ...eventOf({ who: { uid: 'eve', name: 'Eve' } }), id: ID } }],
    ['the status that it has', { status: 'pending', event: eventOf({ to: 'pending' }) }],
    ['a status without a reference to its entry', { head: undefined }],
    ['a status with a reference to another entry', { head: '-OfA1234567890abcdeZ' }],
    ['an entry without a status', { status: undefined, updatedAt: undefined }],
    ['an entry for another status', { event: eventOf({ to: 'rejected' }) }],
    ['an entry from another status', { event: eventOf({ from: 'rejected' }) }],
    ['a different kind of entry', { event: eventOf({ what: 'answered' }) }],
    ['an unknown kind of entry', { event: eventOf({ what: 'deleted' }) }],
    ['an entry with another time', { event: eventOf({ at: 5 }) }],
    ['an entry without an actor', { event: eventOf({ who: null }) }],
    ["somebody else's entry", { event: eventOf({ who: { uid: 'rob', name: 'Rob' } }) }],
    ["another account's entry", { event: eventOf({ who: { ...ACTOR[who], uid: 'rob' } }) }],
    ['an entry with another name', { event: eventOf({ who: { ...ACTOR[who], name: 'Eve' } }) }],
    ['an entry with an unknown field', { event: eventOf({ email: 'ada@example.com' }) }],
    ['an actor with an unknown field', { event: eventOf({ who: { ...ACTOR[who], role: 'owner' } }) }],
  ])('cannot set %s', async (_, change) => {
    expect(await set(change)).toBe(false);
    expect(await rules.read(`applications/${ID}`)).toMatchObject({ status: 'pending' });
    expect(await rules.read('history')).toBeNull();
  });

  it('cannot reuse an old history entry for a new change', async () => {
    await set();
    await rules.request('owner', 'PUT', `applications/${ID}/status`, 'pending');
    await rules.request('owner', 'PUT', `history/${ID}/${EVENT}/at`, 5);
    expect(await set({ event: undefined })).toBe(false);
    expect(await set({ event: undefined, head: undefined })).toBe(false);
  });

  it('cannot change another field at the same time', async () => {
    const update = { ...statusUpdate(who), [`applications/${ID}/name`]: 'Bob' };
    expect(await may('PATCH', '', update)).toBe(false);
    expect(await may('PATCH', '', { ...statusUpdate(who), [`applications/${ID}/note`]: 'x' })).toBe(false);
  });

  it('cannot create a record from a status alone', async () => {
    await rules.request('owner', 'DELETE', `applications/${ID}`);
    expect(await set()).toBe(false);
    expect(await rules.read('applications')).toBeNull();
  });

  it('cannot change other fields, or replace, create or delete a record', async () => {
    expect(await may('PUT', `applications/${ID}/email`, 'eve@example.com')).toBe(false);
    expect(await may('PUT', `applications/${ID}`, { ...record, name: 'Bob' })).toBe(false);
    expect(await may('PUT', 'applications/-OeA1234567890abcdeX', record)).toBe(false);
    expect(await may('DELETE', `applications/${ID}/status`)).toBe(false);
    expect(await may('DELETE', `applications/${ID}`)).toBe(false);
    expect(await may('DELETE', 'applications')).toBe(false);
    expect(await rules.read(`applications/${ID}`)).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('cannot change server data', async () => {
    await rules.request('owner', 'PUT', 'server/until', 3);
    for (const path of [
      'server',
      'server/until',
      '',
      'team',
      'team/code',
      'team/code/version',
      'historyHead',
      'withdrawn',
      `withdrawn/${ID}`,
    ])
      expect(await may('GET', path)).toBe(false);
    for (const path of [
      'server/until',
      `withdrawn/${ID}`,
      'intake',
      `intake/${ID}/spam`,
      `deliveries/${ID}/webhook`,
      `deletions/${ID}`,
      'retention/next',
      'counts',
      'counts/2026-11-22/s0/none/en/phone/form-sent',
      'team/members/eve',
      'team/members/mara/name',
      'team/code',
      'team/code/version',
      'elsewhere',
    ]) {
      expect(await may('PUT', path, { x: 1 })).toBe(false);
      expect(await may('DELETE', path)).toBe(false);
    }
  });
});

describe('a member', () => {
  it('can choose when to get email, but only for themselves', async () => {
    for (const choice of MAIL_CHOICES)
      expect(await rules.isAllowed('member', 'PUT', 'team/members/mara/mail', choice)).toBe(true);
    expect(await rules.isAllowed('member', 'PUT', 'team/members/mara/mail', 'never')).toBe(false);
    expect(await rules.isAllowed('member', 'DELETE', 'team/members/mara/mail')).toBe(false);
    await rules.request('owner', 'PUT', 'team/members/rob', { name: 'Rob', mail: 'at-once' });
    expect(await rules.isAllowed('member', 'PUT', 'team/members/rob/mail', 'morning')).toBe(false);
    expect(await rules.isAllowed('code', 'PUT', 'team/members/mara/mail', 'at-once')).toBe(false);
  });

  it('has access as long as the entry exists', async () => {
    expect(await rules.isAllowed('member', 'GET', 'applications')).toBe(true);
    await rules.request('owner', 'DELETE', 'team/members/mara');
    expect(await rules.isAllowed('member', 'GET', 'applications')).toBe(false);
    expect(await rules.isAllowed('member', 'PATCH', '', statusUpdate('member'))).toBe(false);
  });

  it('cannot act as the code, or the code as a member', async () => {
    expect(
      await rules.isAllowed('member', 'PATCH', '', statusUpdate('code')),
      'the history would not name the person',
    ).toBe(false);
    expect(await rules.isAllowed('code', 'PATCH', '', statusUpdate('member'))).toBe(false);
  });
});

describe('the code', () => {
  it('grants access until it rotates, which does not end members’ sessions', async () => {
    expect(await rules.isAllowed('code', 'GET', 'applications')).toBe(true);
    await rules.request('owner', 'PUT', 'team/code/version', 'next');
    expect(await rules.isAllowed('code', 'GET', 'applications')).toBe(false);
    expect(await rules.isAllowed('member', 'GET', 'applications')).toBe(true);
  });

  it('grants access to sessions with an entry, each of which ends alone', async () => {
    const other = { uid: 'team-other', token: { team: true, code: true, codeVersion: 'current' } };
    expect(await rules.isAllowed(other, 'GET', 'applications')).toBe(false);
    await rules.request('owner', 'PUT', 'server/sessions/team-other', { at: 1, codeVersion: 'current' });
    expect(await rules.isAllowed(other, 'GET', 'applications')).toBe(true);
    await rules.request('owner', 'DELETE', `server/sessions/${SESSION_UID}`);
    expect(await rules.isAllowed('code', 'GET', 'applications')).toBe(false);
    expect(await rules.isAllowed('code', 'PATCH', '', statusUpdate('code'))).toBe(false);
    expect(await rules.isAllowed(other, 'GET', 'applications')).toBe(true);
  });

  it('does not let a session open or end another', async () => {
    for (const uid of [SESSION_UID, 'team-other'])
      for (const [method, value] of [
        ['GET'],
        ['PUT', { at: 1, codeVersion: 'current' }],
        ['DELETE'],
      ] as const)
        expect(await rules.isAllowed('code', method, `server/sessions/${uid}`, value)).toBe(false);
  });

  it('grants access in version 1 if none was generated', async () => {
    await rules.request('owner', 'DELETE', 'team/code');
    expect(await rules.isAllowed('first code', 'GET', 'applications')).toBe(true);
    expect(await rules.isAllowed('old code', 'GET', 'applications')).toBe(false);
  });

  it('does not grant access if the stored one has no version', async () => {
    await rules.request('owner', 'DELETE', 'team/code/version');
    expect(await rules.isAllowed('first code', 'GET', 'applications')).toBe(false);
    expect(await rules.isAllowed('code', 'GET', 'applications')).toBe(false);
    expect(await rules.isAllowed('member', 'GET', 'applications')).toBe(true);
  });
});

it('uses the same expression for the team everywhere', () => {
  const text = readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8');
  const conditions = [...text.matchAll(/"\.(?:read|write)": "(.*?)",?$/gm)].map(([, rule = '']) => rule);
  const [team = ''] = conditions;
  expect(team).toContain("root.child('team/members/' + auth.uid).exists()");
  const others = conditions.filter((rule) => !rule.startsWith(team));
  expect(others.length).toBeGreaterThan(0);
  for (const rule of others)
    expect(rule).toMatch(
      /auth\.uid === 'intake' && !data\.exists\(\)|auth\.uid === 'applicant' && data\.parent\(\)\.exists\(\)|auth\.uid === 'applicant' && !data\.exists\(\)|auth\.uid === \$uid && |auth\.uid === 'intake' \? /,
    );
});
