/** Whatever one client sends, it gets an error at most; the server lives and the others are served. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RealtimeDatabase, startRealtimeDatabase } from './server.ts';
import { NAMESPACE, OPEN_RULES } from './testing/clients.ts';
import { connectRaw } from './testing/raw-client.ts';

let server: RealtimeDatabase;
const internalErrors: string[] = [];

beforeAll(async () => {
  const log = (line: string) => {
    // A stack trace is a fault of the server, not of the client.
    if (/\n\s+at /.test(line)) internalErrors.push(line);
  };
  server = await startRealtimeDatabase({ port: 0, rules: OPEN_RULES, namespace: NAMESPACE, log });
});

afterAll(() => server.close());

/** Sends frames and waits until the server has taken them or hung up. */
async function sendAll(frames: readonly string[]): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/.ws?v=5`);
  await new Promise((resolve) => {
    socket.once('close', resolve);
    socket.on('error', () => undefined);
    socket.once('message', () => {
      for (const frame of frames) socket.send(frame);
      socket.ping();
    });
    socket.once('pong', () => socket.terminate());
  });
}

const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '.',
  '..',
  '.info',
  '.sv',
  '.value',
  '.priority',
  '$x',
  '#',
  '[',
  'a/b',
  '\u0000',
  '\ud800',
  '🙂',
];
const anything = fc.anything({
  withNullPrototype: true,
  withSparseArray: false,
  key: fc.oneof(fc.constantFrom(...oddNames), fc.string()),
  values: [fc.string(), fc.double(), fc.constantFrom(...oddNames, 1e308, -0, 2 ** 53, true, null)],
});
const body = fc.record(
  {
    p: fc.oneof(fc.constantFrom('/', '/a', '/a/b', 'x'.repeat(2000), '/a'.repeat(40)), anything),
    d: anything,
    h: anything,
    t: anything,
    q: fc.oneof(
      anything,
      fc.record(
        { sp: anything, sn: anything, ep: anything, l: anything, vf: anything, i: anything },
        { requiredKeys: [] },
      ),
    ),
    cred: anything,
    authvar: anything,
  },
  { requiredKeys: [] },
);
const request = fc.record({
  t: fc.constantFrom('d', 'c', 'x'),
  d: fc.oneof(
    fc.record({
      r: fc.integer(),
      a: fc.constantFrom('q', 'n', 'g', 'p', 'm', 'o', 'om', 'oc', 'auth', 'gauth', 'unauth', 's', 'zz'),
      b: fc.oneof(body, anything),
    }),
    anything,
  ),
});
const frame = fc.oneof(
  { weight: 8, arbitrary: request.map((json) => JSON.stringify(json)) },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '1',
      '3',
      '999999',
      '-1',
      '1e3',
      '{}',
      '[]',
      'null',
      '{"t":"d"}',
      '{"t":"d","d":{"r":1}}',
    ),
  },
  { weight: 1, arbitrary: request.map((json) => JSON.stringify(json).slice(0, -1)) },
);

test('random frames', { timeout: 60_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 12 }), sendAll), {
    numRuns: 400,
  });
  expect(internalErrors).toEqual([]);
  const client = await connectRaw(server.port);
  await client.request('p', { p: '/', d: { alive: true } });
  expect(await client.request('g', { p: '/alive', q: {} })).toEqual({ s: 'ok', d: true });
});

test('random REST requests', { timeout: 60_000 }, async () => {
  const name = fc.oneof(fc.constantFrom(...oddNames), fc.string());
  const call = fc.record({
    method: fc.constantFrom('GET', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS', 'TRACE2'),
    path: fc.oneof(
      fc
        .array(name, { maxLength: 4 })
        .map((names) => `${names.map(encodeURIComponentSafely).join('/')}.json`),
      fc.string().map(encodeURIComponentSafely),
      fc.constantFrom('%', '%zz.json', '.settings/rules.json', '//.json'),
    ),
    query: fc.dictionary(
      fc.constantFrom(
        'orderBy',
        'startAt',
        'endAt',
        'equalTo',
        'limitToFirst',
        'limitToLast',
        'shallow',
        'print',
        'auth',
        'ns',
        'download',
      ),
      fc.oneof(fc.string(), fc.constantFrom('"$key"', '"a"', '1', '-1', '"', 'true', 'null')),
    ),
    body: fc.oneof(
      fc.string(),
      anything.map((json) => JSON.stringify(json) ?? ''),
    ),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ method, path, query, body: text }) => {
      const parameters = new URLSearchParams(query);
      const response = await fetch(`http://127.0.0.1:${server.port}/${path}?${parameters}`, {
        method,
        ...(method === 'GET' || method === 'OPTIONS' ? {} : { body: text }),
      });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  expect(internalErrors).toEqual([]);
});

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each([
  ['32 levels', { p: '/', d: deep(32) }, 'ok'],
  ['33 levels', { p: '/', d: deep(33) }, 'invalid_data'],
  ['33 levels of path and data', { p: '/a/b/c', d: deep(30) }, 'invalid_data'],
  ['a path of 33 keys', { p: '/a'.repeat(33), d: 1 }, 'invalid_data'],
  ['a key of 768 bytes', { p: '/', d: { ['ä'.repeat(384)]: 1 } }, 'ok'],
  ['a key of 769 bytes', { p: '/', d: { [`a${'ä'.repeat(384)}`]: 1 } }, 'invalid_data'],
  ['a dot in a key', { p: '/', d: { 'a.b': 1 } }, 'invalid_data'],
  ['an empty key', { p: '/', d: { '': 1 } }, 'invalid_data'],
  ['a control character in a key', { p: '/', d: { 'a\nb': 1 } }, 'invalid_data'],
  ['a value beside children', { p: '/', d: { '.value': 1, a: 2 } }, 'invalid_data'],
  ['a priority', { p: '/', d: { '.priority': 1, a: 2 } }, 'invalid_data'],
  ['an unknown server value', { p: '/', d: { a: { '.sv': 'no' } } }, 'invalid_data'],
  [
    'an object that only names its prototype',
    { p: '/', d: JSON.parse('{"__proto__": {"polluted": 1}}') },
    'ok',
  ],
])('%s', async (_, write, status) => {
  const client = await connectRaw(server.port);
  expect((await client.request('p', write)).s).toBe(status);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('an update may have many places, but none above another', async () => {
  const client = await connectRaw(server.port);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`many/k${i}/n`, i]));
  expect((await client.request('m', { p: '/', d: many })).s).toBe('ok');
  for (const d of [
    { a: 1, 'a/b/c': 1 },
    { 'a/b': 1, '/a/b/': 2 },
    { '': 1, a: 1 },
  ]) {
    expect((await client.request('m', { p: '/x', d })).s).toBe('invalid_data');
  }
  expect((await client.request('m', { p: '/x', d: { 'a/b': 1, 'a/c': 1, ab: 1 } })).s).toBe('ok');
});

test('a number that is too big for a double is refused', async () => {
  const client = await connectRaw(server.port);
  client.send('{"t":"d","d":{"r":77,"a":"p","b":{"p":"/number","d":1e400}}}');
  expect(await client.request('g', { p: '/number', q: {} })).toEqual({ s: 'ok', d: null });
});

test('a message that is too long ends that connection alone', async () => {
  const [greedy, other] = [await connectRaw(server.port), await connectRaw(server.port)];
  greedy.send('9999');
  const part = 'x'.repeat(8 * 1024 * 1024);
  for (let i = 0; i < 9; i += 1) greedy.send(part);
  expect(await greedy.closed).toBe(1002);
  expect((await other.request('p', { p: '/ok', d: 1 })).s).toBe('ok');
});

test('JSON nested a hundred thousand levels deep is refused', async () => {
  const client = await connectRaw(server.port);
  const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  client.send(`{"t":"d","d":{"r":77,"a":"p","b":{"p":"/","d":${nested}}}}`);
  expect((await client.request('p', { p: '/ok', d: 2 })).s).toBe('ok');
});
