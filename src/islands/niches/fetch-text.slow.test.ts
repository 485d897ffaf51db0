import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchText } from './fetch-text.ts';

const server = createServer(({ url }, response) => {
  if (url === '/half') response.write('nische;');
  if (url === '/found') response.end('nische;mikronische');
  if (url === '/missing') response.writeHead(404).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads a file', async () => {
  expect(await fetchText(`${origin}/found`)).toBe('nische;mikronische');
  await expect(fetchText(`${origin}/missing`)).rejects.toThrow('404');
});

it.each(['/silent', '/half'])('gives up on %s, which never ends', async (path) => {
  await expect(fetchText(origin + path, 50)).rejects.toThrow('timeout');
});
