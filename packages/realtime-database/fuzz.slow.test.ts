/** Whatever a client sends, it only gets an error: the server keeps running and serves others. */
import { once } from 'node:events';
import net from 'node:net';
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
    // A stack trace means a server bug rather than a client error.
    if (/\n\s+at /.test(line)) internalErrors.push(line);
  };
  server = await startRealtimeDatabase({ port: 0, rules: OPEN_RULES, namespace: NAMESPACE, log });
});

afterAll(() => server.close());

/** Sends frames and waits until the server has processed them or closed the connection. */
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

test('clients that disconnect at any point', async () => {
  const handshake = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const beginnings = [
    'GET',
    'PUT /a.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a":',
    'GET /a.json HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n',
    handshake('/.ws?v=5'),
    handshake('/elsewhere'),
    `${handshake('/.ws?v=5')}\x81\xfe`,
    `${handshake('/.ws?v=5')}garbage`,
  ];
  for (const beginning of [...beginnings, ...beginnings]) {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(beginning, 'latin1');
    await new Promise((resolve) => setImmediate(resolve));
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    await closed;
  }
  const client = await connectRaw(server.port);
  expect((await client.request('p', { p: '/ok', d: 3 })).s).toBe('ok');
  expect(internalErrors).toEqual([]);
});

test('an overlong message closes only its own connection', async () => {
  const [greedy, other] = [await connectRaw(server.port), await connectRaw(server.port)];
  greedy.send('9999');
  const part = 'x'.repeat(8 * 1024 * 1024);
  for (let i = 0; i < 9; i += 1) greedy.send(part);
  expect(await greedy.closed).toBe(1002);
  expect((await other.request('p', { p: '/ok', d: 1 })).s).toBe('ok');
});
