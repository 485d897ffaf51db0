/** Where the server listens, and which requests it accepts. */
import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './testing/clients.ts';

async function statusFor(port: number, headers: Record<string, string>): Promise<number | undefined> {
  const request = http.get({ host: '127.0.0.1', port, path: '/a.json', headers });
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

test.each([
  ['localhost', 200],
  ['LOCALHOST:9000', 200],
  ['127.0.0.1:1', 200],
  ['[::1]:80', 200],
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['localhost:80.evil.example', 403],
  ['localhost@evil.example', 403],
  ['evil.example#localhost', 403],
  ['127.0.0.2', 403],
])('with the host %j, responds with %i', async (host, status) => {
  expect(await statusFor((await startServer()).port, { Host: host })).toBe(status);
});

test('other configured hosts are accepted for requests, pages, and sockets', async () => {
  const { port } = await startServer({ host: '0.0.0.0', allowedHosts: ['db.internal'] });
  expect(await statusFor(port, { Host: 'db.internal:9000' })).toBe(200);
  expect(await statusFor(port, { Host: 'DB.internal', Origin: 'http://db.internal:5000' })).toBe(200);
  expect(await statusFor(port, { Host: 'localhost', Origin: 'https://other.internal' })).toBe(403);
  expect(await statusFor(port, { Host: 'localhost', Origin: 'null' })).toBe(403);
  expect(await statusFor(port, { Host: 'sub.db.internal' })).toBe(403);
  expect(await statusFor(port, { Host: '0.0.0.0' }), 'browsers resolve it to loopback, too').toBe(403);
  const open = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, { headers: { Host: 'db.internal' } });
  await once(open, 'open');
  open.terminate();
  const refused = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, { headers: { Host: 'evil.example' } });
  await expect(once(refused, 'open')).rejects.toThrow('403');
});

test('the listening address has a URL', async () => {
  const all = await startServer({ host: '0.0.0.0' });
  expect(all.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?ns=/);
  const six = await startServer({ host: '::1' });
  expect(six.url).toMatch(/^http:\/\/\[::1\]:\d+\/\?ns=/);
  expect((await fetch(new URL('a.json', six.url))).status).toBe(200);
});

test.each(['db:9000', 'http://db', 'db/', '', 'user@db', '::1'])(
  'rejects %j as an allowed host',
  async (name) => {
    await expect(startServer({ allowedHosts: ['db', name] })).rejects.toThrow(
      `"${name}" is not a host name: omit scheme and port, as in "db" or "[::1]"`,
    );
  },
);
