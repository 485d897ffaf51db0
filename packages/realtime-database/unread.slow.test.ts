/** Clients that never read, against a server with little memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { NAMESPACE, OPEN_RULES, startServer } from './testing/clients.ts';
import { temporaryFolder } from './testing/folder.ts';
import { connectRaw } from './testing/raw-client.ts';

const PATIENT = { timeout: 120_000 };
const HEAP_MB = 64;
/** One megabyte each, for every client that does not read. */
const WRITES = 80;
/** Enough long texts to fill the heap twice. */
const BURST = 40;
const LONG = 6_000_000;

/** A server with a value of this length. Logs disconnected clients to `lines`. */
async function startSmall({ lines = [], length = LONG }: { lines?: string[]; length?: number } = {}) {
  const rules = path.join(temporaryFolder(), 'rules.json');
  writeFileSync(rules, OPEN_RULES);
  const main = path.join(import.meta.dirname, 'main.ts');
  const args = ['--port', '0', '--rules', rules, '--namespace', NAMESPACE];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, main, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, digits] = /:(\d+)\//.exec(line) ?? [];
    if (!digits) continue;
    const port = Number(digits);
    expect(await put(port, 'text', 'x'.repeat(length))).toBe(204);
    return { port, child };
  }
  throw new Error('the server printed no port');
}

/** On a connection of its own, which no timeout of an idle one can cut. */
async function send(port: number, method: string, place: string, body = ''): Promise<http.IncomingMessage> {
  const request = http.request({ port, host: '127.0.0.1', method, path: place, agent: false });
  request.end(body);
  const [response] = await once(request, 'response');
  return response;
}

async function put(port: number, place: string, value: unknown): Promise<number | undefined> {
  const response = await send(
    port,
    'PUT',
    `/${place}.json?ns=${NAMESPACE}&print=silent`,
    JSON.stringify(value),
  );
  response.resume();
  return response.statusCode;
}

/** Verifies that other clients are served: a long read, and a write. */
async function expectService(port: number): Promise<void> {
  let length = 0;
  for await (const chunk of await send(port, 'GET', `/text.json?ns=${NAMESPACE}`)) length += chunk.length;
  expect(length).toBe(LONG + 2);
  expect(await put(port, 'other', 1)).toBe(204);
}

const head = (...lines: readonly string[]) => `${[...lines, 'Host: localhost'].join('\r\n')}\r\n\r\n`;
const GET = head(`GET /text.json?ns=${NAMESPACE} HTTP/1.1`);

/** Sends a request and never reads the response. */
async function sendWithoutReading(port: number, text: string): Promise<void> {
  (await openUnreadSocket(port)).write(text);
}

async function openUnreadSocket(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket.pause();
}

test('unread short messages do not exhaust memory', PATIENT, async () => {
  const lines: string[] = [];
  const { port } = await startSmall({ lines, length: 1 });
  const [writer, ...idle] = await Promise.all(Array.from({ length: 5 }, () => connectRaw(port)));
  for (const client of idle) {
    await client.request('q', { p: '/n', h: '' });
    client.socket.pause();
  }
  // More than the operating system buffers per socket, which can be ten megabytes.
  for (let round = 0; round < 30; round += 1) {
    const writes = Array.from({ length: 1000 }, (_, n) =>
      writer?.request('p', { p: '/n', d: `${round} ${n}`.padEnd(500) }),
    );
    expect(new Set((await Promise.all(writes)).map(({ s }) => s))).toEqual(new Set(['ok']));
  }
  expect(new Set(lines)).toEqual(new Set(['closed a connection: its messages are not being read']));
});

test('a WebSocket that does not read its events is disconnected', PATIENT, async () => {
  const lines: string[] = [];
  const { port } = await startSmall({ lines, length: 1 });
  const client = await connectRaw(port);
  await client.request('q', { p: '/text', h: '' });
  client.socket.pause();
  for (let i = 1; i <= WRITES; i += 1) expect(await put(port, 'text', 'x'.repeat(1_000_000 + i))).toBe(204);
  expect(lines).toEqual(['closed a connection: its messages are not being read']);
});

const REQUESTS = Array.from({ length: BURST }, (_, r) => ({ t: 'd', d: { r, a: 'g', b: { p: '/text' } } }));

test('a burst of requests is paused on a WebSocket that does not read', PATIENT, async () => {
  const { port } = await startSmall();
  const { socket } = await connectRaw(port);
  socket.pause();
  for (const request of REQUESTS) socket.send(JSON.stringify(request));
  await expectService(port);
});

test('a burst of requests is answered in full on a WebSocket that reads', PATIENT, async () => {
  const { port } = await startSmall();
  const client = await connectRaw(port);
  const answers = await Promise.all(REQUESTS.map(({ d }) => client.request(d.a, d.b)));
  for (const { s, d } of answers) expect([s, d.length]).toEqual(['ok', LONG]);
});

test('one write with a long text for many listens of a client does not exhaust memory', PATIENT, async () => {
  const { port } = await startSmall();
  const client = await connectRaw(port);
  for (let t = 1; t <= BURST; t += 1)
    await client.request('q', { p: '/place', q: { l: t, vf: 'l', i: '.key' }, t, h: '' });
  client.socket.pause();
  expect(await put(port, 'place', { long: 'y'.repeat(LONG) })).toBe(204);
  await expectService(port);
});

test('pipelined requests on one connection do not exhaust memory', PATIENT, async () => {
  const { port } = await startSmall();
  await sendWithoutReading(port, GET.repeat(BURST));
  await expectService(port);
});

test('pipelined requests are answered one by one to a client that reads', PATIENT, async () => {
  const { port } = await startServer({ unreadBudget: 1 });
  expect(await put(port, 'text', 'x'.repeat(LONG))).toBe(204);
  const socket = net.connect(port, '127.0.0.1');
  let read = 0;
  socket.on('data', (data) => {
    read += data.length;
  });
  socket.write(GET.repeat(BURST - 1) + head(`GET /text.json?ns=${NAMESPACE} HTTP/1.1`, 'Connection: close'));
  await once(socket, 'close');
  expect(read).toBeGreaterThan(BURST * LONG);
});

test('unread responses on many connections do not exhaust memory', PATIENT, async () => {
  const lines: string[] = [];
  const { port, child } = await startSmall({ lines });
  const sockets = await Promise.all(REQUESTS.map(() => openUnreadSocket(port)));
  // All requests are pending when the server resumes.
  child.kill('SIGSTOP');
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(GET, resolve))));
  child.kill('SIGCONT');
  await expectService(port);
  expect(new Set(lines)).toEqual(new Set(['closed a request: its response is not being read']));
});

test('a burst of requests on many WebSockets does not exhaust memory', PATIENT, async () => {
  const { port, child } = await startSmall();
  const clients = await Promise.all(REQUESTS.map(() => connectRaw(port)));
  child.kill('SIGSTOP');
  const [request] = REQUESTS;
  const send = ({ socket }: (typeof clients)[number]) =>
    new Promise((resolve) => socket.send(JSON.stringify(request), resolve));
  for (const { socket } of clients) socket.pause();
  await Promise.all(clients.map(send));
  child.kill('SIGCONT');
  await expectService(port);
});
