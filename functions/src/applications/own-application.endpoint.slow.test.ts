import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { FIELD_BY_ERROR, getLimit } from '../../../src/domain/applications/draft-error.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { applicationLink } from '../links/signed-link.ts';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import {
  ADA,
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { SELF_SERVICE_CALLER_LIMIT } from './self-service.ts';

const SECRET = 'a test secret for application links';
const ID = '-OwnLink000000000000';

/** Captures console output before the logger loads. */
const logLines = vi.hoisted(() => {
  const lines: string[] = [];
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[level] = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
  return lines;
});

let leads: LeadsDatabase;
let served: Readonly<Record<'open' | 'correct' | 'withdraw', ServedCallable>>;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  process.env.OWN_LINK_SECRET = SECRET;
  const endpoints = await import('./own-application.ts');
  served = {
    open: await serveCallable(endpoints.openOwnApplication),
    correct: await serveCallable(endpoints.correctOwnApplication),
    withdraw: await serveCallable(endpoints.withdrawOwnApplication),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(served).map((callable) => callable.close()));
  await leads.close();
});
beforeEach(async () => {
  await leads.database.ref().set(null);
  await putApplication(leads.database, ID);
});

let address = 0;
/** Each call comes from a new IP address unless one is given. */
const call = (endpoint: keyof typeof served, data: object, from?: string): Promise<CallResponse> => {
  address += 1;
  const caller = from ?? `10.1.${address >> 8}.${address & 255}`;
  return callWith(served[endpoint].url, JSON.stringify({ data }), { 'x-forwarded-for': caller });
};
const token = applicationLink.sign(SECRET, ID);
const readStored = (id = ID) =>
  leads.database
    .ref(`applications/${id}`)
    .get()
    .then((found) => found.val());
const correction = { name: 'Ada King', websiteLink: 'lovelace.example', message: 'Two\nlines, and a third' };
const errorResponse = (status: number, message: string | RegExp) => ({
  status,
  body: { error: expect.objectContaining({ message: expect.stringMatching(message) }) },
});

describe('an application link', () => {
  it('shows the application repeatedly without changing it', async () => {
    const before = await leads.readAll();
    const expectedView = {
      applicationType: 'Founder',
      ...ADA,
      websiteLink: 'https://lovelace.example',
      message: 'Two\nlines',
      createdAt: Date.UTC(2026, 10, 1),
      language: 'de',
      terms: '2026-11-22',
      campaign: 'newsletter, mail',
      result: 'aB0-_',
    };
    for (let times = 0; times < 3; times += 1)
      expect(await call('open', { token, language: 'de' })).toEqual({
        status: 200,
        body: { result: expectedView },
      });
    expect(await leads.readAll()).toEqual(before);
  });

  const otherPurpose = createHmac('sha256', SECRET).update(`newsletter:${ID}`).digest('base64url');
  describe.each([
    ['a forged signature', `${ID}.${'A'.repeat(43)}`],
    ["another purpose's signature", `${ID}.${otherPurpose}`],
    ["another application's signature", `-OtherLink0000000000.${token.split('.')[1]}`],
    ['a truncated signature', token.slice(0, -5)],
    ['no signature', 'hello'],
    ['nothing in it', ''],
    ['something behind it', `${token}?utm_source=${'x'.repeat(3000)}`],
  ])('a link with %s', (_, invalidToken) => {
    it.each(['open', 'correct', 'withdraw'] as const)('is rejected by %s', async (endpoint) => {
      await putApplication(leads.database, '-OtherLink0000000000');
      const before = await leads.readAll();
      expect(await call(endpoint, { token: invalidToken, language: 'en', ...correction })).toEqual(
        errorResponse(403, serverCopy.en.ownApplication.invalid),
      );
      expect(await call(endpoint, { token: invalidToken, language: 'de', ...correction })).toEqual(
        errorResponse(403, serverCopy.de.ownApplication.invalid),
      );
      expect(await leads.readAll()).toEqual(before);
    });
  });

  it.each([{}, { token: 5 }, { token: null }, { token, language: 'xx' }])(
    'is rejected as malformed: %j',
    async (data) => {
      for (const endpoint of ['open', 'correct', 'withdraw'] as const)
        expect((await call(endpoint, data)).status).toBe(400);
    },
  );

  it('rate-limits callers and returns the waiting time', async () => {
    const from = '10.9.9.9';
    const key = { token: 'hello', language: 'de' };
    for (let n = 0; n < SELF_SERVICE_CALLER_LIMIT.max; n += 1) await call('open', key, from);
    expect(await call('open', { token, language: 'de' }, from)).toEqual(
      errorResponse(429, patternOf(serverCopy.de.calls.tooMany.minutes)),
    );
    expect((await call('open', { token })).status).toBe(200);
  });

  it('is never written to the log', async () => {
    await call('open', { token });
    await call('correct', { token, ...correction });
    await call('withdraw', { token });
    expect(logLines.some((line) => line.includes('forgotten'))).toBe(true);
    expect(logLines.filter((line) => line.includes(token) || line.includes(ADA.email))).toEqual([]);
  });
});

describe('a correction', () => {
  it('is saved, and its field names are recorded in history and log, its old and new values in corrections', async () => {
    const before = await leads.readAll();
    const response = await call('correct', { token, ...correction, name: '  Ada King ' });
    expect(response).toMatchObject({ status: 200, body: { result: { ...correction, email: ADA.email } } });
    const record = await readStored();
    expect(record).toEqual({
      ...{ id: ID, createdAt: Date.UTC(2026, 10, 1), status: 'pending', applicationType: 'Founder' },
      ...{ email: ADA.email, acceptTerms: true, ...correction },
      updatedAt: expect.closeTo(Date.now(), -5),
    });
    const { history, log, corrections, ...rest } = await leads.readAll();
    expect(Object.values(Object(history)[ID])).toEqual([
      {
        at: expect.any(Number),
        who: { name: 'applicant' },
        what: 'corrected',
        to: 'name,websiteLink,message',
      },
    ]);
    expect(Object.values(Object(log))).toMatchObject([
      { what: 'corrected', id: ID, to: 'name,websiteLink,message' },
    ]);
    expect(JSON.stringify(log)).not.toContain('Ada King');
    expect(Object.values(Object(corrections)[ID])).toMatchObject([
      { name: { from: ADA.name, to: 'Ada King' } },
    ]);
    const { [ID]: deliveries, ...queued } = Object(rest.deliveries);
    expect(Object.values(queued)).toEqual([
      { 'correction-mail': expect.objectContaining({ state: 'waiting', about: ID }) },
    ]);
    expect({ ...rest, deliveries: { [ID]: deliveries } }).toEqual({
      ...before,
      applications: { [ID]: record },
    });
  });

  it('writes nothing if nothing changed', async () => {
    const { name, websiteLink, message } = await readStored();
    expect((await call('correct', { token, name, websiteLink, message })).status).toBe(200);
    expect(await leads.readAll()).not.toHaveProperty('history');
  });

  it('is saved without invisible characters', async () => {
    const pasted = { name: '\u2068Ada King\u2069', message: 'Two\u000blines, and a third\u202c' };
    await call('correct', { token, ...correction, ...pasted });
    expect(await readStored()).toMatchObject(correction);
  });

  it.each([
    ['name-missing', { name: ' ' }],
    ['name-too-long', { name: 'x'.repeat(201) }],
    ['message-too-long', { message: 'x'.repeat(30_000) }],
    ['websiteLink-no-website', { websiteLink: 'javascript:alert(1)' }],
    ['websiteLink-no-website', { websiteLink: 'https://example.com https://example.org' }],
  ] as const)('with %s returns an error that names the field, and writes nothing', async (reason, change) => {
    const before = await leads.readAll();
    const field = FIELD_BY_ERROR[reason];
    for (const language of LOCALES)
      expect(await call('correct', { token, ...correction, ...change, language })).toMatchObject({
        status: 400,
        body: {
          error: {
            message: fill(serverCopy[language].draftErrors[reason], { limit: getLimit(reason) }),
            details: { field, reason, isInput: true },
          },
        },
      });
    expect(await leads.readAll()).toEqual(before);
  });

  it('ignores all other fields', async () => {
    await call('correct', { token, ...correction, email: 'eve@example.com', status: 'approved', id: 'x' });
    expect(await readStored()).toMatchObject({ id: ID, email: ADA.email, status: 'pending' });
  });
});

describe('a withdrawal', () => {
  it('leaves only a record of the withdrawal', async () => {
    await leads.database.ref(`history/${ID}`).push({
      ...{ at: 1, who: { uid: 'mara', name: 'Mara', phone: '030' }, what: 'answered', to: ADA.email },
    });
    await putApplication(leads.database, '-OtherLink0000000000', { email: 'grace@hopper.example' });
    expect(await call('withdraw', { token })).toEqual({ status: 200, body: { result: { withdrawn: true } } });
    const remaining = await leads.readAll();
    expect(findPaths(remaining, ADA.email)).toEqual([
      '/notes/-OtherLink0000000000/-Note000000000000000/text',
      // Until the applicant got the confirmation.
      `/withdrawn/${ID}/email`,
    ]);
    expect(findPaths(remaining, ID)).toEqual([
      `/deletions/${ID}`,
      `/deliveries/withdrawal-${ID}`,
      `/history/${ID}`,
      expect.stringMatching(/^\/log\/.+\/id$/),
      `/withdrawn/${ID}`,
    ]);
    expect(remaining.deletions).toEqual({
      [ID]: { at: expect.closeTo(Date.now(), -5), reason: 'withdrawn' },
    });
    expect(Object.values(Object(remaining.history)[ID])).toEqual([
      { at: 1, who: { uid: 'mara', name: 'Mara' }, what: 'answered' },
      { at: expect.any(Number), who: { name: 'applicant' }, what: 'withdrawn' },
    ]);
  });

  it('invalidates the link', async () => {
    await call('withdraw', { token });
    const remaining = await leads.readAll();
    for (const endpoint of ['open', 'correct', 'withdraw'] as const) {
      expect(await call(endpoint, { token, ...correction })).toEqual(
        errorResponse(404, serverCopy.en.ownApplication.gone),
      );
      expect(await call(endpoint, { token, language: 'de', ...correction })).toEqual(
        errorResponse(404, serverCopy.de.ownApplication.gone),
      );
    }
    expect(await leads.readAll()).toEqual(remaining);
  });

  it('leaves no data from concurrent corrections', async () => {
    const corrections = Array.from({ length: 10 }, (_unused, n) =>
      call('correct', { token, ...correction, message: `Message ${n}` }),
    );
    const [withdrawn] = await Promise.all([call('withdraw', { token }), ...corrections]);
    expect(withdrawn.status).toBe(200);
    const remaining = await leads.readAll();
    expect(Object.keys(remaining).toSorted()).toEqual([
      'deletions',
      'deliveries',
      'history',
      'log',
      'withdrawn',
    ]);
    expect(remaining.deliveries).not.toHaveProperty(ID);
    expect(findPaths(remaining, 'Message')).toEqual([]);
  });
});
