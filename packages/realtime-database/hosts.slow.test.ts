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

test.each([
  ['http://localhost:5000', 200],
  ['https://127.0.0.1', 200],
  ['https://evil.example', 403],
  ['null', 403],
])('to a page of %j, responds with %i', async (origin, status) => {
  expect(await statusFor((await startServer()).port, { Host: 'localhost', Origin: origin })).toBe(status);
});

test('sockets of other hosts are refused', async () => {
  const { port } = await startServer();
  const refused = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, { headers: { Host: 'evil.example' } });
  await expect(once(refused, 'open')).rejects.toThrow('403');
});
