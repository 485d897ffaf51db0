/** Submits applications over real HTTP to a real database under the deployed rules. */
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { FIELD_BY_ERROR } from '../../../src/domain/applications/draft-error.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { createPushIds } from '../../../src/domain/values/push-id.ts';
import { callWith } from '../testing/call-over-http.ts';
import { type CallableOnDatabase, serveCallableOnDatabase } from '../testing/callable-on-database.ts';
import { CALLER_LIMITS } from './limits.ts';

const PER_HOUR = CALLER_LIMITS[0]?.max ?? 0;
const nextId = createPushIds({ now: Date.now, random: Math.random });

let served: CallableOnDatabase;
beforeAll(async () => {
  // Every call logs a line.
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  served = await serveCallableOnDatabase(
    async () => (await import('./submit-application.ts')).submitApplication,
  );
});
afterAll(() => served.close());

const requestAsAdmin = (path: string, init?: RequestInit) => served.requestAsAdmin(path, init);
const readStored = async (path: string): Promise<unknown> => (await requestAsAdmin(path)).json();
const countChildren = async (path: string): Promise<number> =>
  Object.keys(Object((await readStored(path)) ?? {})).length;
beforeEach(() => requestAsAdmin('', { method: 'DELETE' }));

let addresses = 0;
/** An IP address that has not been used yet. */
const newCaller = (): string => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
const submission = (applicationOverrides: object = {}, overrides: object = {}) => {
  const id = nextId();
  return {
    id,
    application: {
      applicationType: 'Agency',
      name: ' Ada ',
      email: `ada${id}@example.com`,
      websiteLink: '',
      message: 'Zwei\nZeilen ',
      acceptTerms: true,
      ...applicationOverrides,
    },
    language: 'de',
    terms: '2026-01-01',
    filled: { ms: 20_000, decoy: false },
    ...overrides,
  };
};
const send = (data: unknown, caller = newCaller()) =>
  callWith(served.url, JSON.stringify({ data }), { 'x-forwarded-for': caller });

it('stores the record, its intake data and its deliveries', async () => {
  const data = submission({ websiteLink: ' ada.example ' });
  const saved = { ...data.application, name: 'Ada', message: 'Zwei\nZeilen', websiteLink: 'ada.example' };
  expect(await send(data)).toEqual({
    status: 200,
    body: { result: { id: data.id, data: saved, error: null } },
  });
  expect(await readStored(`applications/${data.id}`)).toEqual({
    ...saved,
    id: data.id,
    status: 'pending',
    createdAt: expect.closeTo(Date.now(), -4),
  });
  expect(await readStored(`intake/${data.id}`)).toEqual({
    language: 'de',
    terms: '2026-01-01',
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const waiting = {
    state: 'waiting',
    attempts: 0,
    createdAt: expect.any(Number),
    nextAt: expect.any(Number),
  };
  expect(await readStored(`deliveries/${data.id}`)).toEqual({
    'team-mail': waiting,
    webhook: waiting,
    confirmation: waiting,
  });
});

it.each([
  ['newsletter', 'newsletter'],
  ['www.google.com', 'google'],
  ['in-no-list', 'other'],
  ['longer than 2,000 characters'.repeat(100), 'other'],
  ['', null],
])('stores the campaign of the source "%s": %s', async (source, expectedCampaign) => {
  const data = submission({}, { source });
  expect((await send(data)).status).toBe(200);
  expect(await readStored(`intake/${data.id}/campaign`)).toBe(expectedCampaign);
});

it('keeps the link’s parameters, each as one short line, and drops others', async () => {
  const utm = { utm_source: ' News\nletter ', utm_medium: 'x'.repeat(999), utm_term: 'secret' };
  const data = submission({}, { utm });
  await send(data);
  expect(await readStored(`intake/${data.id}/utm`)).toEqual({
    utm_source: 'News letter',
    utm_medium: 'x'.repeat(200),
  });
});

it('stores an attached result separately', async () => {
  const data = submission({}, { result: 'aB0-_' });
  expect((await send(data)).status).toBe(200);
  expect(await readStored(`results/${data.id}`)).toEqual({ at: expect.any(Number), result: 'aB0-_' });
  expect(await readStored(`applications/${data.id}/result`)).toBeNull();
  // Resubmitting the same content succeeds; another result under the same id is rejected.
  expect((await send(data)).status).toBe(200);
  expect((await send({ ...data, result: 'other' })).status).toBe(409);
});

it.each([
  ['of 40,001 characters', 'x'.repeat(40_001)],
  ['with invalid characters', '<b>'],
])('rejects a result %s', async (_, result) => {
  expect((await send(submission({}, { result }))).status).toBe(400);
});

it('stores automated submissions and flags them as spam', async () => {
  const data = submission({}, { filled: { ms: 20_000, decoy: true } });
  expect((await send(data)).status).toBe(200);
  expect(await readStored(`intake/${data.id}/spam`)).toBe('honeypot');
});

it('never refuses an application because of its address, but holds confirmations to it', async () => {
  const states: unknown[] = [];
  for (const email of ['ada+1@gmail.com', 'ada+2@gmail.com', 'a.da@gmail.com', 'Ada@googlemail.com']) {
    const data = submission({ email });
    expect((await send(data)).status).toBe(200);
    expect(await readStored(`applications/${data.id}/email`)).toBe(email);
    const deliveries = Object(await readStored(`deliveries/${data.id}`));
    states.push([deliveries['team-mail'].state, deliveries.confirmation.state]);
  }
  expect(states).toEqual([...Array(3).fill(['waiting', 'waiting']), ['waiting', 'held']]);
});

describe('an application is stored only once', () => {
  it('after a lost response', async () => {
    const data = submission();
    const caller = newCaller();
    const body = JSON.stringify({ data });
    // Sends the whole request, then disconnects before the response.
    await new Promise<void>((resolve) => {
      const lost = request(served.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': caller,
        },
      });
      lost.on('error', () => undefined);
      lost.on('close', () => resolve());
      lost.end(body, () => lost.destroy());
    });
    await expect.poll(() => countChildren('applications'), { timeout: 10_000 }).toBe(1);
    const before = await readStored('');
    expect((await send(data, caller)).status).toBe(200);
    const [application, deliveries] = [await readStored('applications'), await readStored('deliveries')];
    expect({ application, deliveries }).toEqual({
      application: Object(before).applications,
      deliveries: Object(before).deliveries,
    });
  });

  it('for concurrent and repeated submissions', async () => {
    const data = submission();
    const caller = newCaller();
    const responses = await Promise.all(Array.from({ length: 3 }, () => send(data, caller)));
    for (let n = 0; n < PER_HOUR; n++) responses.push(await send(data, caller));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countChildren('applications')).toBe(1);
  });

  it('without overwriting another one or the team’s changes', async () => {
    const data = submission();
    await send(data);
    await requestAsAdmin(`applications/${data.id}/status`, { method: 'PUT', body: '"approved"' });
    const other = { ...data, application: { ...data.application, message: 'Other' } };
    expect(await send(other)).toMatchObject({
      status: 409,
      body: {
        error: { status: 'ABORTED', message: serverCopy.de.intake.idTaken },
      },
    });
    expect((await send(data)).status).toBe(200);
    expect(await readStored(`applications/${data.id}`)).toMatchObject({
      status: 'approved',
      message: 'Zwei\nZeilen',
    });
  });

  it('even after it was deleted', async () => {
    const data = submission();
    await requestAsAdmin(`deletions/${data.id}`, { method: 'PUT', body: '{"at":1,"reason":"withdrawn"}' });
    expect((await send(data)).status).toBe(409);
    expect(await readStored('applications')).toBeNull();
  });
});

it('accepts 50 concurrent applications exactly once', async () => {
  const all = Array.from({ length: 50 }, () => submission());
  const responses = await Promise.all(all.map((data) => send(data)));
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  const applications = Object(await readStored('applications'));
  expect(Object.keys(applications).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect(await countChildren('deliveries')).toBe(50);
});

it('rate-limits 200 applications from one IP address', async () => {
  const caller = newCaller();
  const accepted = new Map<string, number>();
  for (let sent = 0; sent < 200; sent += 50) {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(submission(), caller)));
    expect(responses.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    const hour = new Date().toISOString().slice(0, 13);
    const count = responses.filter(({ status }) => status === 200).length;
    accepted.set(hour, (accepted.get(hour) ?? 0) + count);
  }
  // The hour may change while the test runs.
  expect([...accepted.values()]).toEqual(Array.from(accepted, () => PER_HOUR));
  expect(await countChildren('applications')).toBe(PER_HOUR * accepted.size);
  expect((await send(submission())).status, 'another caller').toBe(200);
});

it('returns the waiting time in the language of the form', async () => {
  const caller = newCaller();
  for (let n = 0; n < PER_HOUR; n++) await send(submission(), caller);
  const messageOf = async (language: string) => {
    const { status, body } = await send(submission({}, { language }), caller);
    expect(status).toBe(429);
    return Object(body).error.message;
  };
  expect(await messageOf('en')).toMatch(patternOf(serverCopy.en.intake.callerLimit));
  expect(await messageOf('de')).toMatch(patternOf(serverCopy.de.intake.callerLimit));
});

it.each([
  ["an id that isn't a push id", { id: '../team/members' }, 'id'],
  ['an invalid terms version', { terms: 'some' }, 'terms'],
  ['missing form-fill data', { filled: null }, 'filled'],
  [
    'an application of an unknown type',
    { application: { ...submission().application, applicationType: 'x' } },
    'application.applicationType',
  ],
  [
    'an application without a name field',
    { application: { email: 'a@b.example' } },
    'application.applicationType',
  ],
  [
    'an empty name in another shape',
    { id: 'x', application: { ...submission().application, name: '' } },
    'id',
  ],
])('rejects %s as the request of an outdated page', async (_, change, field) => {
  expect(await send({ ...submission(), ...change })).toMatchObject({
    status: 400,
    body: { error: { message: serverCopy.de.calls.outdated, details: { field } } },
  });
  expect(await readStored('')).toBeNull();
});

it.each([
  ['name-missing', { name: '\u2068 \u2069' }],
  ['email-missing', { email: '\u200b' }],
  ['terms-not-accepted', { acceptTerms: false }],
  ['name-too-long', { name: 'x'.repeat(201) }],
  ['websiteLink-no-website', { websiteLink: 'https://example.com https://example.org' }],
  ['websiteLink-no-website', { websiteLink: 'https://example.com (our shop)' }],
] as const)('explains %s, and names the field', async (reason, change) => {
  for (const language of LOCALES) {
    const application = { ...submission().application, ...change };
    expect(await send({ ...submission(), application, language })).toMatchObject({
      status: 400,
      body: {
        error: {
          message: fill(serverCopy[language].draftErrors[reason], { limit: 200 }),
          details: { field: `application.${FIELD_BY_ERROR[reason]}`, reason, isInput: true },
        },
      },
    });
  }
  expect(await readStored('')).toBeNull();
});

it('stores cleaned text', async () => {
  const application = {
    ...submission().application,
    name: '\u2068Ada\u2069\u000bKing',
    email: '\u202aada@example.com\u202c',
    websiteLink: '<ada.example>,',
    message: 'One\u000btwo\u202d 030 123\u202c',
  };
  const data = { ...submission(), application };
  const cleaned = {
    name: 'Ada King',
    email: 'ada@example.com',
    websiteLink: 'ada.example',
    message: 'One\ntwo 030 123',
  };
  expect(await send(data)).toMatchObject({ status: 200, body: { result: { data: cleaned } } });
  expect(await readStored(`applications/${data.id}`)).toMatchObject(cleaned);
});
