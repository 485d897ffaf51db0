import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { html, type Respond, startHttpSite } from '../../testing/http-site.ts';
import { publicGuard } from './guard.ts';
import { type FetchedResponse, type GetOptions, openJob } from './guarded-fetch.ts';
import { createLoopbackGuard } from './loopback-origins.ts';

async function get(origin: string, overrides: Partial<GetOptions> = {}): Promise<FetchedResponse> {
  const job = openJob(createLoopbackGuard(publicGuard, origin));
  onTestFinished(() => job.close());
  const options = { accept: '*/*', language: 'en', signal: AbortSignal.timeout(30_000), ...overrides };
  return await job.get(new URL(origin), options);
}
async function getPage(respond: Respond, overrides: Partial<GetOptions> = {}): Promise<FetchedResponse> {
  const website = await startHttpSite({ '/': respond });
  onTestFinished(() => website.close());
  return await get(website.origin, overrides);
}
/** Starts a TCP server that sends raw bytes, or nothing. */
async function startRawServer(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The raw server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
/** Writes a byte every few milliseconds until the connection closes. */
const dribble = (socket: Socket, byte: string): void => {
  const timer = setInterval(() => socket.write(byte), 5);
  socket.on('close', () => clearInterval(timer));
};

it('decodes gzip and Brotli', async () => {
  const text = 'Hallo Welt. '.repeat(1_000);
  for (const [encoding, bytes] of [
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ] as const) {
    const response = await getPage(html(bytes, { 'content-encoding': encoding }));
    expect(response.body.toString()).toBe(text);
  }
});

it.each([
  ['four encodings', html('x', { 'content-encoding': 'gzip, br, gzip, br' }), 'broken-answer'],
  ['invalid gzip', html('plain', { 'content-encoding': 'gzip' }), 'broken-answer'],
  ['invalid Brotli', html('plain text', { 'content-encoding': 'br' }), 'broken-answer'],
  ['10 MB', html('x'.repeat(10_000_000)), 'too-large'],
  ['headers of 100 KB', html('x', { 'x-long': 'y'.repeat(100_000) }), 'broken-answer'],
])('rejects %s', async (_what, respond, fault) => {
  await expect(getPage(respond)).rejects.toMatchObject({ fault });
});

it('stops decoding a bomb between two encodings', async () => {
  const bomb = gzipSync(gzipSync(Buffer.alloc(30_000_000)));
  const response = getPage(html(bomb, { 'content-encoding': 'gzip, gzip' }));
  await expect(response).rejects.toMatchObject({ fault: 'too-large' });
});

it.each([
  ['gzip', gzipSync(Buffer.alloc(300_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(300_000_000))],
])('stops decoding a %s bomb at the limit', async (encoding, bomb) => {
  expect(bomb.length).toBeLessThan(2_000_000);
  const before = process.memoryUsage().rss;
  const started = process.cpuUsage();
  await expect(getPage(html(bomb, { 'content-encoding': encoding }))).rejects.toMatchObject({
    fault: 'too-large',
  });
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});

it('truncates a long body if the limits allow it', async () => {
  const limits = { wire: 200_000, decoded: 300_000, overflow: 'cut' } as const;
  const response = await getPage(html('x'.repeat(1_000_000)), { limits });
  expect(response.body.length).toBeGreaterThan(0);
  expect(response.body.length).toBeLessThanOrEqual(200_000);
});

it('times out if a server accepts the connection but never responds', async () => {
  const origin = await startRawServer(() => {});
  await expect(get(origin, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ fault: 'timeout' });
});

it.each([
  ['headers', 'HTTP/1.1 200 OK\r\nx-slow: '],
  ['the body', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>'],
])('times out if a server trickles %s', async (_what, start) => {
  const origin = await startRawServer((socket) => {
    socket.write(start);
    dribble(socket, 'a');
  });
  await expect(get(origin, { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({ fault: 'timeout' });
});

it.each([
  ['something other than HTTP', 'SSH-2.0-OpenSSH_9.9\r\n', 'broken-answer'],
  ['nothing', '', 'refused'],
  ['lines that end in LF', 'HTTP/1.1 200 OK\ncontent-length: 1\n\nx', 'broken-http'],
])('reports a server that sends %s', async (_what, bytes, fault) => {
  const origin = await startRawServer((socket) => socket.end(bytes));
  await expect(get(origin)).rejects.toMatchObject({ fault });
});

it('distinguishes a closed port from plain HTTP at an https address', async () => {
  const website = await startHttpSite({});
  await expect(get(website.origin.replace('http:', 'https:'))).rejects.toMatchObject({ fault: 'tls' });
  await website.close();
  await expect(get(website.origin)).rejects.toMatchObject({ fault: 'refused' });
});

it('never includes the host or port in its errors', async () => {
  const website = await startHttpSite({});
  await website.close();
  const error = await get(website.origin).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(`${error instanceof Error ? `${error.message}${error.stack}${error.cause}` : ''}`).not.toContain(
    String(website.port),
  );
});

it.each<[string, (socket: Socket) => boolean, string]>([
  [
    'endless early hints',
    (socket) => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'.repeat(100)),
    'broken-answer',
  ],
  [
    'chunks that consist of extensions',
    (socket) => socket.write(`1;${'a'.repeat(4_000)}\r\nx\r\n`),
    'too-complex',
  ],
])('disconnects from a server that sends %s', async (_what, writeMore, fault) => {
  const origin = await startRawServer((socket) => {
    const writeUntilFull = (): void => {
      while (!socket.destroyed && writeMore(socket));
    };
    socket.on('drain', writeUntilFull);
    if (fault === 'too-complex') {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ncontent-type: text/html\r\n\r\n');
    }
    writeUntilFull();
  });
  await expect(get(origin)).rejects.toMatchObject({ fault });
});

it('accepts a few early hints before the response', async () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'.repeat(3);
  const origin = await startRawServer((socket) =>
    socket.end(`${hints}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok`),
  );
  expect((await get(origin)).body.toString()).toBe('ok');
});
