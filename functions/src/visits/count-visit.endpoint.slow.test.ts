/** Visit counting over real HTTP, with a real database under the deployed rules. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { VISIT_EVENTS } from '../../../src/domain/visits/visit-events.ts';
import { site } from '../../../src/site.ts';
import { callWith } from '../testing/call-over-http.ts';
import { type CallableOnDatabase, serveCallableOnDatabase } from '../testing/callable-on-database.ts';
import { MAX_PER_DAY } from './ip-limits.ts';

const COUNTED = { status: 200, body: { result: null } };

let served: CallableOnDatabase;
beforeAll(async () => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  served = await serveCallableOnDatabase(async () => (await import('./count-visit.ts')).countVisit);
});
afterAll(() => served.close());

const requestAsAdmin = (path: string, init?: RequestInit) => served.requestAsAdmin(path, init);
/** Today's counts; fails if several shards have any. */
async function readTotals(): Promise<unknown> {
  const days: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
    (await (await requestAsAdmin('counts')).json()) ?? {};
  const today = localDay(Date.now(), site.counting.timeZone).day;
  expect(Object.keys(days).filter((day) => day !== today)).toEqual([]);
  const shards = Object.entries(days[today] ?? {});
  expect(shards.length).toBeLessThan(2);
  for (const [shard] of shards) expect(shard).toMatch(/^s[0-7]$/);
  return shards[0]?.[1] ?? null;
}
beforeEach(() => requestAsAdmin('', { method: 'DELETE' }));

let addresses = 0;
const newCaller = (): string => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
const createVisit = (change: object = {}) => ({
  source: 'newsletter',
  language: 'de',
  device: 'phone',
  events: ['landing-touched', 'form-sent'],
  ...change,
});
const send = (data: unknown, headers: Readonly<Record<string, string>> = {}) =>
  callWith(served.url, JSON.stringify({ data }), { 'x-forwarded-for': newCaller(), ...headers });
const BEACON = { 'content-type': 'text/plain;charset=UTF-8', origin: site.origin };

it('increments each count and stores nothing else', async () => {
  expect(await send(createVisit())).toEqual(COUNTED);
  expect(await send(createVisit({ source: '', language: 'en', device: 'larger' }))).toEqual(COUNTED);
  expect(await send(createVisit({ events: ['form-sent', 'form-sent'] }))).toEqual(COUNTED);
  expect(await readTotals()).toEqual({
    newsletter: { de: { phone: { 'landing-touched': 1, 'form-sent': 2 } } },
    none: { en: { larger: { 'landing-touched': 1, 'form-sent': 1 } } },
  });
  const all = await (await requestAsAdmin('')).text();
  expect(Object.keys(JSON.parse(all))).toEqual(['counts']);
  for (let n = 1; n <= addresses; n += 1) expect(all).not.toContain(`10.0.0.${n}`);
});

it('adds up concurrent events', async () => {
  await Promise.all(Array.from({ length: 200 }, () => send(createVisit())));
  expect(await readTotals()).toEqual({
    newsletter: { de: { phone: { 'landing-touched': 200, 'form-sent': 200 } } },
  });
});

it('counts an unlisted source as other', async () => {
  for (const source of ['a/../../applications', 'a'.repeat(2001)])
    await send(createVisit({ source, events: ['form-sent'] }));
  expect(await readTotals()).toEqual({ other: { de: { phone: { 'form-sent': 2 } } } });
});

describe.each([
  ['an unknown event', { events: ['form-sent', 'made-up'] }],
  ['an event with an inherited name', { events: ['constructor'] }],
  ['no event', { events: [] }],
  ['too many events', { events: Array.from({ length: 100 }, () => 'form-sent') }],
  ['an unknown device', { device: 'fridge' }],
  ['an unknown language', { language: 'xx' }],
  ['a source that is not text', { source: { a: 1 } }],
  ['no data', null],
])('%s', (_, change) => {
  it.each([
    ['in a call', {}],
    ['in a beacon', BEACON],
  ])('is rejected %s', async (_transport, headers) => {
    const response = await send(change && createVisit(change), headers);
    expect(response.status).toBe(400);
    expect(await readTotals()).toBeNull();
  });
});

describe('a beacon', () => {
  it('is counted if it comes from a page of the site', async () => {
    expect(await send(createVisit(), BEACON)).toEqual(COUNTED);
    expect(await readTotals()).not.toBeNull();
  });

  it.each([
    ['another site', { ...BEACON, origin: 'https://evil.example' }],
    ['a site that begins with the same name', { ...BEACON, origin: `${site.origin}.evil.example` }],
    ['no origin', { 'content-type': 'text/plain' }],
  ])('is rejected from %s', async (_, headers) => {
    expect((await send(createVisit(), headers)).status).toBe(400);
    expect(await readTotals()).toBeNull();
  });

  it.each(['{', 'null', '[]', '', 'a', `{"data":${' '.repeat(5000)}null}`])(
    'is rejected with the body %j',
    async (body) => {
      const response = await callWith(served.url, body, { ...BEACON, 'x-forwarded-for': newCaller() });
      expect(response.status).toBe(400);
    },
  );
});

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('does not count visitors who opt out: %j', async (headers) => {
  expect(await send(createVisit(), headers)).toEqual(COUNTED);
  expect(await readTotals()).toBeNull();
});

it('limits how much one IP address can add to a day’s counts', async () => {
  const caller = { 'x-forwarded-for': newCaller() };
  for (let n = 0; n < MAX_PER_DAY + 20; n += 1)
    await send(createVisit({ source: n % 2 ? '' : 'google', events: ['form-sent'] }), caller);
  await send(createVisit({ events: [...VISIT_EVENTS] }), caller);
  const half = MAX_PER_DAY / 2;
  expect(await readTotals()).toMatchObject({
    google: { de: { phone: { 'form-sent': half } } },
    none: { de: { phone: { 'form-sent': half } } },
    newsletter: {
      de: { phone: Object.fromEntries(VISIT_EVENTS.filter((e) => e !== 'form-sent').map((e) => [e, 1])) },
    },
  });
  await send(createVisit({ events: ['form-sent'] }));
  expect(await readTotals()).toMatchObject({ newsletter: { de: { phone: { 'form-sent': 1 } } } });
});
