/** Accounts that are deleted outside the product, with the real identity service, rules and schedule. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalBackend, NAMESPACE, PROJECT_ID, startLocalBackend } from './backend.ts';
import { scheduleUrl } from './clock.ts';
import { temporaryState } from './temporary-state.ts';
import { callAuth } from './testing/backend-requests.ts';

let stateDir = '';
let backend: LocalBackend;
beforeAll(async () => {
  stateDir = temporaryState('deleted-accounts');
  backend = await startLocalBackend({
    ...{ stateDir, teamCode: '123456', usualPorts: false, hosting: false, demo: false },
    log: () => undefined,
  });
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(stateDir, { recursive: true, force: true });
}, 60_000);

const request = async (path: string, init?: RequestInit, auth?: string) =>
  fetch(`${backend.urls.database}/${path}.json?ns=${NAMESPACE}${auth ? `&auth=${auth}` : ''}`, {
    ...init,
    ...(!auth && { headers: { Authorization: 'Bearer owner' } }),
  });
const read = async (path: string): Promise<unknown> => (await request(path)).json();

/** Signs up, and saves a check like the page does. */
async function createVisitor(name: string) {
  const email = `${name}@anbahn.example`;
  const { localId, idToken } = Object(
    await callAuth(backend, 'signUp', { email, password: 'correct horse' }),
  );
  const check = { at: { '.sv': 'timestamp' }, host: 'example.com', report: 'bm90' };
  const saved = await request(
    `reports/${localId}/00`,
    { method: 'PUT', body: JSON.stringify(check) },
    String(idToken),
  );
  expect(saved.status).toBe(200);
  return { uid: String(localId), idToken: String(idToken), check };
}

it('deletes what an account left behind that was deleted through the Identity API', {
  timeout: 180_000,
}, async () => {
  const ada = await createVisitor('ada');
  const bob = await createVisitor('bob');
  expect(Object(await callAuth(backend, 'delete', { idToken: ada.idToken })).error).toBeUndefined();
  expect(await read(`reports/${ada.uid}`)).not.toBeNull();

  await fetch(scheduleUrl(backend.urls.functions, PROJECT_ID, 'forgetOutdated'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await expect.poll(() => read(`reports/${ada.uid}`), { timeout: 60_000 }).toBeNull();
  expect(await read(`closedAccounts/${ada.uid}`)).toEqual(expect.any(Number));
  expect(await read(`reports/${bob.uid}`)).not.toBeNull();
  // A token outlives its account by up to an hour.
  const late = { method: 'PUT', body: JSON.stringify(ada.check) };
  expect((await request(`reports/${ada.uid}/01`, late, ada.idToken)).status).toBe(401);
});
