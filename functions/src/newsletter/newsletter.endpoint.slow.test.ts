/** The newsletter by double opt-in, over real HTTP with a real database. */
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverCopy } from '../../../src/copy/server.ts';
import type { Site } from '../../../src/domain/site/owner.ts';
import { collectPersonalData } from '../applications/personal-data.ts';
import { newsletterLink } from '../links/signed-link.ts';
import { takeBackup } from '../operations/backup.ts';
import { restore } from '../operations/restore.ts';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import { type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { deleteUnconfirmed, endSubscriptions, listConfirmed, subscriptionIdOf } from './subscriptions.ts';

const SECRET = 'a test secret for newsletter links';
const DAY = 24 * 3_600_000;
const REQUEST = { email: ' Ada@Example.COM ', consent: '2026-11-29', language: 'de' } as const;

vi.mock('firebase-functions/logger');
const answer = vi.hoisted((): { newsletter: Site['newsletter'] } => ({ newsletter: 'double-opt-in' }));
vi.mock('../../../src/site.ts', async (load) => {
  const original = await load<typeof import('../../../src/site.ts')>();
  const site = Object.defineProperty({ ...original.site }, 'newsletter', { get: () => answer.newsletter });
  return { ...original, site };
});

let leads: LeadsDatabase;
let served: Readonly<Record<'request' | 'answer', ServedCallable>>;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  process.env.OWN_LINK_SECRET = SECRET;
  const { requestNewsletter, answerNewsletterLink } = await import('./newsletter.ts');
  served = {
    request: await serveCallable(requestNewsletter),
    answer: await serveCallable(answerNewsletterLink),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(served).map(({ close }) => close()));
  await leads.close();
});
beforeEach(async () => {
  answer.newsletter = 'double-opt-in';
  vi.mocked(logger.info).mockClear();
  await leads.database.ref().remove();
});

let callers = 0;
const call = (endpoint: keyof typeof served, data: object, caller?: string): Promise<CallResponse> => {
  callers += 1;
  const headers = { 'x-forwarded-for': caller ?? `10.3.0.${callers}` };
  return callWith(served[endpoint].url, JSON.stringify({ data }), headers);
};
const REQUESTED = { status: 200, body: { result: { requested: true } } };

const readPath = async (path: string): Promise<Readonly<Record<string, Record<string, unknown>>>> =>
  (await leads.database.ref(path).get()).val() ?? {};
/** Ids of the subscriptions. */
const listIds = async (): Promise<readonly string[]> => Object.keys(await readPath('newsletter'));
const follow = (action: 'confirm' | 'unsubscribe', id = '') =>
  call('answer', { token: newsletterLink.sign(SECRET, id), action, language: 'de' });
const resultOf = (result: string) => ({ status: 200, body: { result: { result } } });

async function subscribe(email: string): Promise<string> {
  await call('request', { ...REQUEST, email });
  const id = (await listIds()).at(-1) ?? '';
  expect(await follow('confirm', id)).toEqual(resultOf('confirmed'));
  return id;
}

describe('a request', () => {
  it('stores what proves consent and nothing else, and queues one mail without personal data', async () => {
    expect(await call('request', REQUEST)).toEqual(REQUESTED);
    const [id = ''] = await listIds();
    expect((await readPath('newsletter'))[id]).toEqual({
      email: 'ada@example.com',
      language: 'de',
      consent: '2026-11-29',
      requestedAt: expect.closeTo(Date.now(), -5),
    });
    const deliveries = await readPath('deliveries');
    expect(Object.keys(deliveries).map(subscriptionIdOf)).toEqual([id]);
    expect(Object.values(deliveries)).toEqual([
      {
        'newsletter-mail': {
          state: 'waiting',
          attempts: 0,
          createdAt: expect.any(Number),
          nextAt: expect.any(Number),
        },
      },
    ]);
  });

  it('gets the same response and the same work for a confirmed address, and changes nothing', async () => {
    const id = await subscribe('ada@example.com');
    const before = await readPath('newsletter');
    expect(await call('request', { ...REQUEST, language: 'en' })).toEqual(REQUESTED);
    expect(await readPath('newsletter')).toEqual(before);
    expect(Object.keys(await readPath('deliveries')).map(subscriptionIdOf)).toEqual([id, id]);
  });

  it('renews an unconfirmed one under the same id', async () => {
    await call('request', REQUEST);
    const [id = ''] = await listIds();
    await leads.database.ref(`newsletter/${id}/requestedAt`).set(1);
    await call('request', { ...REQUEST, language: 'en' });
    expect(await listIds()).toEqual([id]);
    expect((await readPath('newsletter'))[id]).toMatchObject({
      language: 'en',
      requestedAt: expect.closeTo(Date.now(), -5),
    });
  });

  it('sends a mailbox three mails a day, however it is spelled, and never says so', async () => {
    for (const email of [
      'a.da@gmail.com',
      'ada@gmail.com',
      'ADA+x@googlemail.com',
      'ada+y@gmail.com',
      'ada@gmail.com',
    ])
      expect(await call('request', { ...REQUEST, email })).toEqual(REQUESTED);
    expect(Object.keys(await readPath('deliveries'))).toHaveLength(3);
  });

  it('is limited by IP address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await call('request', { ...REQUEST, email: `x${n}@example.com` }, '10.4.0.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it.each(['', 'ada', 'ada@localhost', 'ada@example.com, bob@example.com', 'x'.repeat(5000)])(
    'is refused for the address %j',
    async (email) => {
      expect(await call('request', { ...REQUEST, email })).toMatchObject({
        status: 400,
        body: { error: { message: serverCopy.de.calls.email } },
      });
      expect(await listIds()).toEqual([]);
    },
  );

  it.each(['unstored', 'none'] as const)('stores nothing if the owner’s answer is %s', async (newsletter) => {
    answer.newsletter = newsletter;
    expect(await call('request', REQUEST)).toMatchObject({
      status: 400,
      body: { error: { message: serverCopy.de.calls.outdated } },
    });
    expect(await leads.readAll()).toEqual({});
  });
});

describe('a link', () => {
  it('confirms, any number of times, with the time of the first', async () => {
    await call('request', REQUEST);
    const [id = ''] = await listIds();
    expect(await listConfirmed(leads.database)).toEqual([]);
    expect(await follow('confirm', id)).toEqual(resultOf('confirmed'));
    const first = await readPath('newsletter');
    expect(first[id]).toMatchObject({
      email: 'ada@example.com',
      confirmedAt: expect.closeTo(Date.now(), -5),
    });
    expect(await follow('confirm', id)).toEqual(resultOf('confirmed'));
    expect(await readPath('newsletter')).toEqual(first);
    expect(await listConfirmed(leads.database)).toEqual([{ id, ...first[id] }]);
  });

  it('deletes everything, any number of times, and confirms nothing afterwards', async () => {
    const id = await subscribe('ada@example.com');
    const other = await subscribe('bob@example.com');
    for (const result of ['unsubscribed', 'unsubscribed'])
      expect(await follow('unsubscribe', id)).toEqual(resultOf(result));
    expect(await follow('confirm', id)).toEqual(resultOf('gone'));
    expect(await listIds()).toEqual([other]);
    expect(JSON.stringify(await leads.readAll())).not.toContain('ada@example.com');
    expect(await readPath('closedAccounts')).toEqual({ [id]: expect.any(Number) });
    // A restore into a new database reads this from the log.
    const ended = { forgotten: id, at: expect.any(Number), reason: 'withdrawn' };
    expect(logger.info).toHaveBeenCalledExactlyOnceWith('Newsletter subscription ended', ended);
  });

  it.each([
    ['empty', ''],
    ['unsigned', `newsletter-${'x'.repeat(20)}`],
    ['for another path', newsletterLink.sign(SECRET, '../team')],
    [
      'signed with another secret',
      newsletterLink.sign(`${SECRET} `.repeat(2), `newsletter-${'x'.repeat(20)}`),
    ],
  ])('is refused if it is %s', async (_, token) => {
    expect(await call('answer', { token, action: 'confirm', language: 'de' })).toMatchObject({
      status: 403,
      body: { error: { message: serverCopy.de.ownAccount.invalidLink } },
    });
  });

  it('is limited by IP address', async () => {
    const data = { token: '', action: 'confirm' };
    for (let n = 0; n < 60; n += 1) expect((await call('answer', data, '10.4.0.2')).status).toBe(403);
    expect((await call('answer', data, '10.4.0.2')).status).toBe(429);
  });
});

it('forgets requests that nobody confirmed for a week', async () => {
  await subscribe('ada@example.com');
  await call('request', { ...REQUEST, email: 'bob@example.com' });
  expect(await deleteUnconfirmed(leads.database, Date.now() + 6 * DAY)).toBe(0);
  expect(await deleteUnconfirmed(leads.database, Date.now() + 8 * DAY)).toBe(1);
  expect(Object.values(await readPath('newsletter'))).toEqual([
    expect.objectContaining({ email: 'ada@example.com' }),
  ]);
});

it('is in the export of a person’s data, and ends by address', async () => {
  const id = await subscribe('ada@example.com');
  const { database } = leads;
  const exportAda = () => collectPersonalData('ADA@example.com', { database, auth: null, now: 1 });
  expect((await exportAda()).newsletter).toEqual([
    expect.objectContaining({ id, email: 'ada@example.com', confirmedAt: expect.any(Number) }),
  ]);
  expect(await endSubscriptions(database, 'ADA@example.com', 1)).toEqual([id]);
  expect((await exportAda()).newsletter).toEqual([]);
  expect(await endSubscriptions(database, 'ada@example.com', 1)).toEqual([]);
});

it('is in a backup, from which nothing that has ended returns', async () => {
  await subscribe('ada@example.com');
  await subscribe('bob@example.com');
  const backup = await takeBackup(leads.database, 1);
  expect(Object.keys(Object(backup.data.newsletter))).toHaveLength(2);
  await endSubscriptions(leads.database, 'ada@example.com', 2);
  await restore(leads.database, backup, { replace: true });
  expect(Object.values(await readPath('newsletter'))).toEqual([
    expect.objectContaining({ email: 'bob@example.com' }),
  ]);
});
