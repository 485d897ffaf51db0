import { once } from 'node:events';
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, ANONYMOUS } from '../auth/token.ts';
import { Namespaces } from '../namespaces.ts';
import { WHOLE } from '../query/query.ts';
import { UnreadBudget } from '../unread.ts';
import { EventStream } from './event-stream.ts';

/**
 * A stream of /room, which is readable while /open is true; the writes follow its start in one batch.
 * @param untaken the response's unread bytes
 */
async function textOf(
  writes: readonly (readonly [place: string, value: unknown])[],
  untaken = 0,
): Promise<string> {
  const namespaces = new Namespaces({
    rules: `{"rules": {"room": {".read": "root.child('open').val() === true"}}}`,
    journal: null,
    now: () => 0,
    log: () => undefined,
  });
  const database = namespaces.get('test');
  database.put(['open'], true, ADMIN);
  const streamRequest = { path: ['room'], query: WHOLE, identity: ANONYMOUS, now: 0 };
  const unread = new UnreadBudget(2 ** 29);
  const server = http.createServer((_, response) => {
    Object.defineProperty(response, 'writableLength', { value: untaken });
    EventStream.begin(response, database, streamRequest, {
      queue: namespaces.queue,
      unread,
      log: () => undefined,
    });
    for (const [place, value] of writes) database.put([place], value, ADMIN);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (await fetch(`http://127.0.0.1:${port}/`)).text();
}

test('a stream cancelled in the batch of its last event sends both, in order', async () => {
  expect(
    await textOf([
      ['room', 'last'],
      ['open', false],
      ['room', 'secret'],
    ]),
  ).toBe(
    'event: put\ndata: {"path":"/","data":null}\n\n' +
      'event: put\ndata: {"path":"/","data":"last"}\n\n' +
      'event: cancel\ndata: null\n\n',
  );
});

test('an unread stream is closed before it exhausts memory', async () => {
  await expect(textOf([], 2 ** 30)).rejects.toThrow();
});
