/** Starts the backend twice on the same folder, beside a busy port: what was entered is still there. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalBackend, PROJECT_ID, ROOT, startLocalBackend } from './backend.ts';
import { PREFERRED_PORTS } from './ports.ts';

const occupied = createServer();
let stateDir = '';
let backend: LocalBackend | null = null;

beforeAll(async () => {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  stateDir = mkdtempSync(join(ROOT, '.local', 'backend-'));
  await new Promise<void>((resolve) => {
    // Somebody else may hold the port already; it is busy then, too.
    occupied.once('error', () => resolve());
    occupied.listen(PREFERRED_PORTS.auth, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await backend?.close();
  occupied.close();
  rmSync(stateDir, { recursive: true, force: true });
}, 60_000);

const start = (): Promise<LocalBackend> =>
  startLocalBackend({ stateDir, teamCode: '123456', usualPorts: true, hosting: false, demo: true });

const post = async (url: string, body: unknown): Promise<unknown> =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

const account = { email: 'visitor@anbahn.example', password: 'correct horse', returnSecureToken: true };
const application = {
  id: '-Orestart00000000000',
  createdAt: { '.sv': 'timestamp' },
  status: 'pending',
  applicationType: 'Founder',
  name: 'Ada',
  email: 'ada@anbahn.example',
  websiteLink: '',
  message: '',
  acceptTerms: true,
};

it('keeps applications and accounts over a restart, and steps around a busy port', {
  timeout: 180_000,
}, async () => {
  const identity = ({ address }: LocalBackend): string =>
    `${address.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const applications = ({ address }: LocalBackend, path = ''): string =>
    `${address.database}/applications${path}.json?ns=${PROJECT_ID}-default-rtdb`;

  backend = await start();
  expect(backend.address.auth).not.toContain(`:${PREFERRED_PORTS.auth}`);
  expect(await post(`${identity(backend)}:signUp?key=local`, account)).toMatchObject({
    email: account.email,
  });
  const owner = { headers: { Authorization: 'Bearer owner' } };
  const written = await fetch(applications(backend, `/${application.id}`), {
    ...owner,
    method: 'PUT',
    body: JSON.stringify(application),
  });
  expect(written.status).toBe(200);
  await backend.close();

  backend = await start();
  expect(await post(`${identity(backend)}:signInWithPassword?key=local`, account)).toMatchObject({
    email: account.email,
  });
  const kept: unknown = await (await fetch(applications(backend), owner)).json();
  expect(kept).toMatchObject({ [application.id]: { name: 'Ada', status: 'pending' } });
  expect(Object.keys(kept ?? {}).filter((id) => id.startsWith('-Odemo'))).toHaveLength(7);
});
