/** The dashboard's session over the SDK, under database.rules.json: every change is logged in the same write. */
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  connectDatabaseEmulator,
  type Database,
  getDatabase,
  goOffline,
  ref,
  set,
  update,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RealtimeDatabase } from '../packages/realtime-database/index.ts';
import type { Application } from '../src/domain/applications/application.ts';
import { parseApplication } from '../src/domain/applications/application-record.ts';
import type { LogEvent } from '../src/domain/applications/history.ts';
import { createChanges } from '../src/islands/team/store/changes.ts';
import { createBackendConfig } from '../src/services/firebase/config.ts';
import { keepLanguage } from '../src/services/firebase/team/open.ts';
import { createReads } from '../src/services/firebase/team/reads.ts';
import { createTeamSession } from '../src/services/firebase/team/session.ts';
import { ACTOR, EVENT, ID, type Rules, record, rulesAt, startRules, TEAM, USERS } from './rules/database.ts';
import { statusUpdate } from './rules/status-update.ts';

// Expected denials would clutter the output.
setLogLevel('silent');

let server: RealtimeDatabase;
let rules: Rules;
beforeAll(async () => {
  server = await startRules();
  rules = rulesAt(server.port);
});
afterAll(() => server.close());
beforeEach(() => rules.reset());

const getConfig = () => {
  const database = `http://127.0.0.1:${server.port}`;
  return createBackendConfig({ projectId: 'demo-anbahn', auth: database, functions: database, database });
};

/** A page's connection to the database. */
function connect(who: (typeof TEAM)[number]): Database {
  const app = initializeApp(getConfig().options, crypto.randomUUID());
  const database = getDatabase(app);
  const claims = JSON.parse(Buffer.from(USERS[who].split('.')[1] ?? '', 'base64url').toString());
  connectDatabaseEmulator(database, '127.0.0.1', server.port, { mockUserToken: claims });
  onTestFinished(() => {
    goOffline(database);
    return deleteApp(app);
  });
  return database;
}

function openSession(who: (typeof TEAM)[number]) {
  const [config, user] = [getConfig(), { getIdToken: async () => USERS[who] }];
  return createTeamSession({
    ...{ config, user },
    reads: createReads(config, user),
    database: connect(who),
    actor: ACTOR[who],
    startedAt: Date.now(),
    close: async () => undefined,
  });
}

const putApplications = async (count: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, (_, n) => `-OeA12345678901${String(n).padStart(5, '0')}`);
  const records = ids.map((id) => [id, { ...record, id, createdAt: 1 }] as const);
  await rules.request('owner', 'PUT', 'applications', Object.fromEntries(records));
  return ids;
};
const readLog = async (): Promise<readonly object[]> => Object.values(Object(await rules.read('log')));
const readStatuses = async () =>
  Object.values(Object(await rules.read('applications'))).map((stored) => Object(stored).status);

describe.each(TEAM)('as %s', (who) => {
  it('decides on several applications and undoes it, logging each', async () => {
    const ids = await putApplications(10);
    const session = openSession(who);
    const records = new Map<string, Application | null>(
      ids.map((id) => [id, parseApplication(id, { ...record, createdAt: 1 })]),
    );
    const failures: string[] = [];
    const changes = createChanges({
      session,
      records: {
        get: (id) => records.get(id) ?? undefined,
        put: (application) => void records.set(application.id, application),
      },
      onFailed: (message) => failures.push(message),
      timing: { schedule: () => () => undefined },
    });
    await Promise.all(ids.map((id) => changes.setStatus(id, 'approved', 'pending')));
    expect(new Set(await readStatuses())).toEqual(new Set(['approved']));
    for (const _ of ids) changes.undo();
    await vi.waitFor(async () => expect(new Set(await readStatuses())).toEqual(new Set(['pending'])), 20_000);
    expect(failures).toEqual([]);
    const log = await readLog();
    expect(log).toHaveLength(20);
    for (const id of ids)
      expect(log.filter((entry) => Object(entry).id === id)).toEqual([
        expect.objectContaining({ who: ACTOR[who], from: 'pending', to: 'approved' }),
        expect.objectContaining({ who: ACTOR[who], from: 'approved', to: 'pending' }),
      ]);
  });

  it('logs notes and replies', async () => {
    const [id = ''] = await putApplications(1);
    const session = openSession(who);
    await session.addNote(id, 'Call on Monday');
    await session.recordReply(id);
    expect(await readLog()).toMatchObject([
      { who: ACTOR[who], what: 'note', id },
      { who: ACTOR[who], what: 'answered', id },
    ]);
  });

  it('cannot change a status without the log', async () => {
    const [id = ''] = await putApplications(1);
    const database = connect(who);
    const { [`log/${EVENT}`]: _, ...unlogged } = JSON.parse(
      JSON.stringify(statusUpdate(who)).replaceAll(ID, id),
    );
    await expect(update(ref(database), unlogged)).rejects.toThrow('Permission denied');
    await expect(set(ref(database, `applications/${id}/status`), 'approved')).rejects.toThrow();
    expect(await readStatuses()).toEqual(['pending']);
  });

  it('lists the log by time, whatever keys its authors chose', async () => {
    await rules.request('owner', 'PUT', `applications/${ID}`, { ...record, createdAt: 1 });
    const old = Object.fromEntries(
      Array.from({ length: 5 }, (_, n) => [
        `zzzzzzzzzzzzzzzzzzz${n}`,
        { at: n < 2 ? 1 : n, who: { name: 'code' }, what: 'answered', id: ID },
      ]),
    );
    await rules.request('owner', 'PUT', 'log', old);
    const session = openSession(who);
    const statusAtOldKey = JSON.parse(
      JSON.stringify(statusUpdate(who)).replaceAll(EVENT, '-0000000000000000000'),
    );
    expect(await rules.isAllowed(who, 'PATCH', '', statusAtOldKey)).toBe(true);
    const latest = await new Promise<readonly LogEvent[]>((resolve) => {
      const stop = session.watchLog(3, (log) => {
        if (log.length === 3) resolve(log);
      });
      onTestFinished(stop);
    });
    expect(latest.map(({ id }) => id)).toEqual([
      ...['zzzzzzzzzzzzzzzzzzz3', 'zzzzzzzzzzzzzzzzzzz4'],
      '-0000000000000000000',
    ]);
  });
});

it('reports an application with its language, which decides that of the reply', async () => {
  const [id = ''] = await putApplications(1);
  await rules.request('owner', 'PUT', `intake/${id}/language`, 'de');
  const languages: unknown[] = [];
  onTestFinished(openSession('member').watchDetails(id, ({ language }) => languages.push(language)));
  await vi.waitFor(() => expect(languages).toEqual(['de']));
});

it('logs what a member does with an application', async () => {
  const [id = ''] = await putApplications(1);
  const session = openSession('member');
  const me = { uid: 'mara', name: ACTOR.member.name };
  const rob = { uid: 'rob', name: 'Rob' };
  await rules.request('owner', 'PUT', 'team/members/rob', { name: 'Rob' });
  await session.changeOwner(id, { from: undefined, to: me });
  await session.remind(id, '2026-12-01');
  await session.changeOwner(id, { from: me, to: rob });
  await expect(session.changeOwner(id, { from: me, to: me })).rejects.toThrow();
  await session.changeOwner(id, { from: rob, to: me });
  await session.remind(id, null);
  await session.changeOwner(id, { from: me, to: undefined });
  const whats = ['taken', 'reminder', 'taken', 'taken', 'reminder', 'given-back'];
  expect(await readLog()).toMatchObject(whats.map((what) => ({ who: ACTOR.member, what, id })));
});

describe('a member', () => {
  it('gets mails in the language of the page that they work in, from the first visit', async () => {
    const database = connect('member');
    for (const language of ['de', 'en', 'xx']) {
      const { language: stored } = Object(await rules.read('team/members/mara'));
      await keepLanguage(database, 'mara', stored, language);
      expect(await rules.read('team/members/mara/language')).toBe(language === 'xx' ? 'en' : language);
    }
    // Somebody else's entry is not theirs to change, and nothing fails.
    await keepLanguage(database, 'bob', undefined, 'de');
    expect(await rules.read('team/members/bob')).toBeNull();
  });

  it('gets no mails until they choose', async () => {
    await rules.request('owner', 'DELETE', 'team/members/mara/mail');
    const session = openSession('member');
    const choices: unknown[] = [];
    onTestFinished(
      session.watchMembers((members) => choices.push(members.find(({ uid }) => uid === 'mara')?.mail)),
    );
    await vi.waitFor(() => expect(choices).toEqual(['none']));
    await session.setMailChoice('at-once');
    expect(choices).toEqual(['none', 'at-once']);
    expect(await rules.read('team/members/mara')).toMatchObject({ mail: 'at-once' });
  });
});
