/** The `deliver` task over real HTTP, with a real database: ignores ids without an outbox entry. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unsignedToken } from '../../../packages/realtime-database/index.ts';
import { type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';

const ID = '-DeliverTask00000000';
const QUEUE = unsignedToken({ sub: 'queue', aud: 'leads', iat: 1, exp: 9e9 });

let leads: LeadsDatabase;
let deliverCallable: ServedCallable;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  deliverCallable = await serveCallable((await import('./deliver.ts')).deliver);
});
afterAll(async () => {
  await deliverCallable.close();
  await leads.close();
});

/** Calls with arbitrary data, as the queue does. */
const deliver = (data: string): Promise<Response> =>
  fetch(deliverCallable.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${QUEUE}` },
    body: `{"data":${data}}`,
  });

it.each([
  '{"id":"__proto__","kind":"constructor"}',
  '{"id":"__proto__","kind":"team-mail","attempt":0}',
  '{"id":"constructor","kind":"team-mail","attempt":0}',
  `{"id":"${ID}","kind":"constructor","attempt":0}`,
  `{"id":"${ID}","kind":"__proto__","attempt":0}`,
  `{"id":"${ID}","kind":"team-mail","attempt":-1}`,
  `{"id":"${ID}","kind":"team-mail","attempt":0.5}`,
  `{"id":"${ID}","kind":"team-mail","attempt":"0"}`,
  `{"id":"${ID}","kind":"team-mail"}`,
  '{"id":"../team","kind":"team-mail","attempt":0}',
  '{"id":"","kind":"team-mail","attempt":0}',
  `{"id":"monthly-${'x'.repeat(1000)}","kind":"monthly-mail","attempt":0}`,
  'null',
  '[]',
  '"x"',
])('rejects an invalid task: %s', async (data) => {
  expect((await deliver(data)).status).toBe(400);
  expect(await leads.readAll()).toEqual({});
});

it.each([
  [ID, 'team-mail'],
  ['digest-2026-11-22', 'digest'],
  ['flood-494231', 'flood-notice'],
  ['monthly-kQ8vTnXbZ2eYw1RfUoLm3sPdHj42-2026-11', 'monthly-mail'],
] as const)('accepts and ignores a task of %s if it has no outbox entry', async (id, kind) => {
  expect((await deliver(JSON.stringify({ id, kind, attempt: 0 }))).status).toBe(204);
  expect(await leads.readAll()).toEqual({});
});
