/** database.rules.json, enforced by the database of the local backend: who may do what, and what is refused. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type RealtimeDatabase,
  startRealtimeDatabase,
  unsignedToken,
} from '../local/realtime-database/index.ts';
import { APPLICATION_LIMITS, APPLICATION_STATUSES, EMPTY_DRAFT } from '../src/domain/application.ts';
import { createPushIds } from '../src/domain/push-id.ts';

const ID = '-OeA1234567890abcdeF';
const NOW = { '.sv': 'timestamp' };
const record = {
  ...EMPTY_DRAFT,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  websiteLink: 'https://ada.example',
  message: 'Zwei\nZeilen',
  acceptTerms: true,
  id: ID,
  createdAt: NOW,
  status: 'pending',
};

const now = Math.floor(Date.now() / 1000);
const tokenWith = (claims: object) => unsignedToken({ sub: 'x', iat: now, exp: now + 3600, ...claims });
const USERS = {
  visitor: null,
  signedIn: tokenWith({}),
  lookalike: tokenWith({ team: 'true' }),
  team: tokenWith({ team: true }),
  owner: 'owner',
} as const;
type Who = keyof typeof USERS;

let server: RealtimeDatabase;
beforeAll(async () => {
  server = await startRealtimeDatabase({
    port: 0,
    namespace: 'demo-anbahn-default-rtdb',
    rules: readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8'),
  });
});
afterAll(() => server.close());

const ask = async (who: Who, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/${path}.json?ns=demo-anbahn-default-rtdb`, {
    method,
    ...(USERS[who] && { headers: { authorization: `Bearer ${USERS[who]}` } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const may = async (...request: Parameters<typeof ask>): Promise<boolean> => {
  const { ok, status } = await ask(...request);
  if (!ok) expect(status).toBe(401);
  return ok;
};
const create = (change: object = {}, who: Who = 'visitor', id = ID) =>
  may(who, 'PUT', `applications/${id}`, { ...record, ...change });
const stored = async (): Promise<unknown> => (await ask('owner', 'GET', `applications/${ID}`)).json();

beforeEach(() => ask('owner', 'DELETE', ''));

describe('anyone may create an application', () => {
  it('whole, or without what is optional', async () => {
    expect(await create()).toBe(true);
    expect(await stored()).toMatchObject({ ...record, createdAt: expect.closeTo(Date.now(), -4) });
    const { websiteLink: _, message: __, ...least } = record;
    const id = createPushIds({ now: Date.now, random: Math.random })();
    expect(await may('signedIn', 'PUT', `applications/${id}`, { ...least, id })).toBe(true);
  });

  it.each(['Founder', 'Agency', 'Company'])('as %s', async (applicationType) => {
    expect(await create({ applicationType })).toBe(true);
  });

  it.each(Object.keys(record).filter((key) => key !== 'websiteLink' && key !== 'message'))(
    'but not without %s',
    async (key) => {
      expect(await create({ [key]: null })).toBe(false);
    },
  );

  it.each([
    ['a key of its own choice', { role: 'admin' }],
    ['the id of another', { id: '-OeA1234567890abcdeG' }],
    ['a time of its own', { createdAt: Date.now() - 1000 }],
    ['a text for a time', { createdAt: 'now' }],
    ['a time of change', { updatedAt: NOW }],
    ['the status approved', { status: 'approved' }],
    ['a status of its own', { status: 'spam' }],
    ["one of the team's types", { applicationType: 'Mentor' }],
    ['a type of its own', { applicationType: 'founder' }],
    ['terms not accepted', { acceptTerms: false }],
    ['a text for the terms', { acceptTerms: 'true' }],
    ['an empty name', { name: '' }],
    ['a blank name', { name: ' \n' }],
    ['blanks before the name', { name: ' Ada' }],
    ['blanks behind the name', { name: 'Ada ' }],
    ['a number for a name', { name: 5 }],
    ['an empty e-mail address', { email: '' }],
    ['blanks around the e-mail address', { email: ' ada@example.com ' }],
    ['a branch for an e-mail address', { email: { at: 'example.com' } }],
    ['a number for a link', { websiteLink: 5 }],
    ['a branch for a message', { message: { text: 'x' } }],
  ])('but not with %s', async (_, change) => {
    expect(await create(change)).toBe(false);
    expect(await stored()).toBeNull();
  });

  it.each(Object.entries(APPLICATION_LIMITS))('with %s of at most %i characters', async (field, limit) => {
    expect(await create({ [field]: 'x'.repeat(limit + 1) })).toBe(false);
    expect(await create({ [field]: 'x'.repeat(limit) })).toBe(true);
  });

  it.each(['short', '-OeA1234567890abcdeFG', '-OeA1234567890abcde!', 'äOeA1234567890abcdeF'])(
    'but not under the key %s, which is no push id',
    async (id) => {
      expect(await create({ id }, 'visitor', encodeURIComponent(id))).toBe(false);
    },
  );

  it('but not piece by piece', async () => {
    expect(await may('visitor', 'PUT', `applications/${ID}/status`, 'pending')).toBe(false);
    expect(await may('visitor', 'PUT', `applications/${ID}/name`, 'Ada')).toBe(false);
  });
});

describe.each<Who>(['visitor', 'signedIn', 'lookalike'])('a %s', (who) => {
  it('may not read applications, nor anything else', async () => {
    await create();
    expect(await may(who, 'GET', `applications/${ID}`)).toBe(false);
    expect(await may(who, 'GET', `applications/${ID}/status`)).toBe(false);
    expect(await may(who, 'GET', 'applications')).toBe(false);
    expect(await may(who, 'GET', '')).toBe(false);
  });

  it('may not change, replace or delete one', async () => {
    await create();
    expect(await create({ name: 'Bob' }, who)).toBe(false);
    expect(await may(who, 'PUT', `applications/${ID}/name`, 'Bob')).toBe(false);
    expect(await may(who, 'PATCH', `applications/${ID}`, { status: 'approved', updatedAt: NOW })).toBe(false);
    expect(await may(who, 'DELETE', `applications/${ID}`)).toBe(false);
    expect(await may(who, 'DELETE', 'applications')).toBe(false);
    expect(await stored()).toMatchObject({ name: 'Ada Lovelace', status: 'pending' });
  });

  it('may not write all at once or anywhere else', async () => {
    expect(await may(who, 'PUT', 'applications', { [ID]: record })).toBe(false);
    expect(await may(who, 'PUT', 'limits/unlock', 0)).toBe(false);
    expect(await may(who, 'PUT', 'elsewhere', 1)).toBe(false);
  });
});

describe('the team', () => {
  const setStatus = (status: unknown, change: object = { updatedAt: NOW }) =>
    may('team', 'PATCH', `applications/${ID}`, { status, ...change });

  it('reads every application, whatever its type', async () => {
    await create();
    await ask('owner', 'PUT', 'applications/old', { applicationType: 'Business Partner', createdAt: 1 });
    expect(await (await ask('team', 'GET', 'applications')).json()).toMatchObject({
      [ID]: { name: 'Ada Lovelace' },
      old: { applicationType: 'Business Partner' },
    });
  });

  it.each(APPLICATION_STATUSES)('sets the status %s, with the time of the change', async (status) => {
    await create();
    expect(await setStatus(status)).toBe(true);
    expect(await stored()).toMatchObject({ status, updatedAt: expect.closeTo(Date.now(), -4) });
  });

  it('sets the status of a record that was made with one of its own types', async () => {
    await ask('owner', 'PUT', `applications/${ID}`, { applicationType: 'Mentor', name: 'Old' });
    expect(await setStatus('approved')).toBe(true);
  });

  it.each([
    ['a status of its own', 'spam', { updatedAt: NOW }],
    ['no status', null, { updatedAt: NOW }],
    ['a status without a time', 'approved', {}],
    ['a time of its own', 'approved', { updatedAt: 5 }],
    ['no time', 'approved', { updatedAt: null }],
    ['another field too', 'approved', { updatedAt: NOW, name: 'Bob' }],
    ['a new field too', 'approved', { updatedAt: NOW, note: 'x' }],
  ])('may not set %s', async (_, status, change) => {
    await create();
    expect(await setStatus(status, change)).toBe(false);
    expect(await stored()).toMatchObject({ name: 'Ada Lovelace', status: 'pending' });
  });

  it('may not make a record by its status alone', async () => {
    expect(await setStatus('approved')).toBe(false);
    expect(await stored()).toBeNull();
  });

  it('may not change another field, replace or delete a record', async () => {
    await create();
    expect(await may('team', 'PUT', `applications/${ID}/email`, 'eve@example.com')).toBe(false);
    expect(await create({ name: 'Bob' }, 'team')).toBe(false);
    expect(await may('team', 'DELETE', `applications/${ID}/status`)).toBe(false);
    expect(await may('team', 'DELETE', `applications/${ID}`)).toBe(false);
    expect(await may('team', 'DELETE', 'applications')).toBe(false);
    expect(await stored()).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('may not touch what else the functions keep in the database', async () => {
    await ask('owner', 'PUT', 'limits/unlock', 3);
    expect(await may('team', 'GET', 'limits/unlock')).toBe(false);
    expect(await may('team', 'GET', 'limits')).toBe(false);
    expect(await may('team', 'GET', '')).toBe(false);
    expect(await may('team', 'PUT', 'limits/unlock', 0)).toBe(false);
    expect(await may('team', 'DELETE', 'limits')).toBe(false);
  });
});
