/** The deployed function in a process that the platform shuts down. */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { startRealtimeDatabase } from '../../../packages/realtime-database/index.ts';
import { buildBundle, serveBuilt } from '../testing/built-functions.ts';
import { callWith } from '../testing/call-over-http.ts';
import { MAX_PER_DAY } from './ip-limits.ts';

const NAMESPACE = 'demo-test-default-rtdb';

it('flushes the dropped count before the instance shuts down', async () => {
  const rules = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  const database = await startRealtimeDatabase({ port: 0, namespace: NAMESPACE, rules });
  onTestFinished(() => database.close());
  const origin = `http://127.0.0.1:${database.port}`;
  const folder = buildBundle();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { server, url } = await serveBuilt(folder, 'countVisit', {
    FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-test', databaseURL: `${origin}?ns=${NAMESPACE}` }),
  });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));

  const data = { source: '', language: 'en', device: 'phone', events: ['form-sent', 'finder-used'] };
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  for (let n = 0; n < MAX_PER_DAY + 10; n += 1) await callWith(url, JSON.stringify({ data }), headers);
  server.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);

  const response = await fetch(`${origin}/counts.json?ns=${NAMESPACE}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const [day]: { dropped?: object }[] = Object.values(Object(await response.json()));
  expect(Object.values(day?.dropped ?? {})).toEqual([20]);
});
