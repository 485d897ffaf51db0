import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { PREFERRED_PORTS, pickPorts } from './ports.ts';

const server = createServer();
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('steps aside when a preferred port is busy, and gives every service its own', async () => {
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(PREFERRED_PORTS.auth, '127.0.0.1', resolve);
  });
  const ports = await pickPorts(true);
  expect(ports.auth).not.toBe(PREFERRED_PORTS.auth);
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(PREFERRED_PORTS).length);
});
