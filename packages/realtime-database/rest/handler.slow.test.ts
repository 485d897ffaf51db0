/** When a request is processed. */
import { once } from 'node:events';
import http from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Namespaces } from '../namespaces.ts';
import { OPEN_RULES } from '../testing/clients.ts';
import { call } from '../testing/rest-call.ts';
import { UnreadBudget } from '../unread.ts';
import { handleRest } from './handler.ts';

test('a request waits until the batch has room', async () => {
  const log = () => undefined;
  const namespaces = new Namespaces({ rules: OPEN_RULES, journal: null, now: () => 0, log });
  const { queue } = namespaces;
  const database = namespaces.get('test');
  const host = { queue, unread: new UnreadBudget(1000), now: () => 0, log, database: () => database };
  const server = http.createServer((request, response) => handleRest(request, response, host));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const full = vi.spyOn(queue, 'isFull', 'get').mockReturnValue(true);
  const whenRoom = vi.spyOn(queue, 'whenRoom');
  const reply = call(typeof address === 'object' && address ? address.port : 0, 'PUT', 'a.json', 1);
  await vi.waitUntil(() => whenRoom.mock.calls.length === 1, { timeout: 20_000 });
  expect(database.root).toBeNull();
  full.mockRestore();
  queue.add({ deliver: log, fail: log });
  expect((await reply).status).toBe(200);
  expect(database.root).toEqual({ a: 1 });
});
