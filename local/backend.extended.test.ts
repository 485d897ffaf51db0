/** Starts the backend twice on the same folder: data survives, pending messages are sent, and the team signs in. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MISSING_INDEX } from '../packages/realtime-database/index.ts';
import { serverCopy } from '../src/copy/server.ts';
import { notifications } from '../src/notifications.ts';
import { createBackendConfig } from '../src/services/firebase/config.ts';
import { openTeamSession } from '../src/services/firebase/team/open.ts';
import type { TeamSession } from '../src/services/firebase/team/session.ts';
import { type LocalBackend, NAMESPACE, ROOT, startLocalBackend } from './backend.ts';
import { PREFERRED_PORTS } from './ports.ts';
import { application, callAuth, callFunction, idTokenIn, mailTo } from './testing/backend-requests.ts';
import { markedProcesses, newMark } from './testing/marked-run.ts';
import { PENDING_ID, writePendingApplication } from './testing/pending-application.ts';
import { temporaryState } from './testing/temporary-state.ts';

/** The mailbox that is notified of each application immediately. */
const TEAM = notifications.team.find(({ when }) => when === 'at-once')?.address ?? '';
const occupied = createServer();
let stateDir = '';
let backend: LocalBackend | null = null;
const lines: string[] = [];
/** Requests to the fake npm registry. */
const registryRequests: string[] = [];
const registry = createHttpServer((request, response) => {
  registryRequests.push(request.url ?? '');
  response.writeHead(404).end();
});
/** Marks the backend's processes. */
const mark = newMark();
const owner = { headers: { Authorization: 'Bearer owner' } };

beforeAll(async () => {
  stateDir = temporaryState('backend');
  await new Promise<void>((resolve) => {
    // The port may be in use already, which serves the same purpose.
    occupied.once('error', () => resolve());
    occupied.listen(PREFERRED_PORTS.auth, '127.0.0.1', resolve);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await backend?.close();
  occupied.close();
  registry.close();
  rmSync(stateDir, { recursive: true, force: true });
}, 60_000);

const start = (): Promise<LocalBackend> =>
  startLocalBackend({
    ...{ stateDir, teamCode: '123456', usualPorts: true, hosting: false, demo: true },
    log: (line) => lines.push(line),
  });

const requireBackend = (): LocalBackend => {
  if (!backend) throw new Error('The backend is not running.');
  return backend;
};

const call = (name: string, data: object, token?: string | null): Promise<unknown> =>
  callFunction(requireBackend(), name, data, token);
const identity = (method: string, body: object): Promise<unknown> => callAuth(requireBackend(), method, body);
const mail = (recipient: string): Promise<Email | undefined> => mailTo(requireBackend(), recipient);

/** The custom token for a code, or null. */
const customToken = async (code: string): Promise<string | null> =>
  Object(await call('unlockTeamDashboard', { code })).result?.token ?? null;
/** The session that a code grants, or null. */
async function sessionOf(code: string): Promise<string | null> {
  const token = await customToken(code);
  return token && idTokenIn(await identity('signInWithCustomToken', { token }));
}

/** The sweep, which runs once a minute, delivers pending messages; allow extra time for a busy machine. */
const PATIENCE_MS = 240_000;
const eventually = (read: () => Promise<unknown>) =>
  expect.poll(read, { timeout: PATIENCE_MS, message: lines.slice(-30).join('\n') });

const account = { email: 'visitor@anbahn.example', password: 'correct horse' };
it('keeps applications and accounts across a restart, and avoids an occupied port', {
  timeout: 180_000,
}, async () => {
  const applications = ({ urls }: LocalBackend, path = ''): string =>
    `${urls.database}/applications${path}.json?ns=${NAMESPACE}`;

  const { port } = registry.address() as AddressInfo;
  for (const [name, value] of Object.entries(mark)) vi.stubEnv(name, value);
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  backend = await start();
  expect(backend.urls.auth).not.toContain(`:${PREFERRED_PORTS.auth}`);
  expect(await identity('signUp', account)).toMatchObject({ email: account.email });
  const written = await fetch(applications(backend, `/${application.id}`), {
    ...owner,
    method: 'PUT',
    body: JSON.stringify(application),
  });
  expect(written.status).toBe(200);
  await backend.close();
  await writePendingApplication(stateDir);

  backend = await start();
  expect(await identity('signInWithPassword', account)).toMatchObject({ email: account.email });
  const stored: unknown = await (await fetch(applications(backend), owner)).json();
  expect(stored).toMatchObject({ [application.id]: { name: 'Ada', status: 'pending' } });
  expect(Object.keys(stored ?? {}).filter((id) => id.startsWith('-Odemo'))).toHaveLength(7);
});

it('delivers an application after a restart if it was written just before a crash', {
  timeout: 300_000,
}, async () => {
  const { siteUrl, urls } = requireBackend();
  await eventually(() => mail('ada@lovelace.example')).toMatchObject({
    subject: 'Ihre Bewerbung ist eingegangen',
  });
  await eventually(() => mail(TEAM)).toMatchObject({
    subject: expect.stringMatching(/^Neue Bewerbung: Ada, Gründer$/),
  });
  const team = await mail(TEAM);
  expect(team?.text).toContain(`${siteUrl}/de/teamdashboard#application=${PENDING_ID}`);
  expect(team?.text).toContain('> Guten Tag');

  const outbox = `${urls.database}/deliveries/${PENDING_ID}.json?ns=${NAMESPACE}`;
  const read = async (): Promise<unknown> => (await fetch(outbox, owner)).json();
  await eventually(read).toMatchObject({
    'team-mail': { state: 'sent', attempts: 1 },
    confirmation: { state: 'sent', attempts: 1 },
    webhook: { state: 'held', error: 'no-webhook' },
  });
});

it('confirms an application immediately when the team releases it from spam', {
  timeout: 300_000,
}, async () => {
  const id = '-Orelease00000000000';
  const email = 'grace@anbahn.example';
  const { createdAt: _createdAt, status: _status, ...draft } = { ...application, id, email };
  const submission = { id, application: draft, language: 'en', terms: '2026-01-01' };
  expect(
    await call('submitApplication', { ...submission, filled: { ms: 9_000, decoy: true } }),
  ).toMatchObject({ result: { id } });
  expect(await mail(email)).toBeUndefined();
  expect(await call('resendMessages', { ids: [id] }, await sessionOf('123456'))).toEqual({
    result: { resent: 1 },
  });
  await eventually(() => mail(email)).toMatchObject({ subject: serverCopy.en.mails.confirmation.subject });
});

it('serves all functions with one process, and replaces it after a crash', {
  timeout: 300_000,
}, async () => {
  const find = (): number[] =>
    markedProcesses(mark)
      .filter(({ command }) => command.includes('functionsEmulatorRuntime'))
      .map(({ pid }) => pid);
  const [crashed = 0, ...others] = find();
  expect(others).toEqual([]);
  process.kill(crashed, 'SIGKILL');
  // Fails until the emulator notices the crash.
  await eventually(() => customToken('123456')).toEqual(expect.any(String));
  const tokens = await Promise.all(['123456', '123456', '123456'].map(customToken));
  expect(tokens).toEqual(tokens.map(() => expect.any(String)));
  expect(find()).toEqual([expect.not.toSatisfy((pid) => pid === crashed)]);
});

it('does not check for updates or expose the list of functions to the network', () => {
  expect(lines.join('\n')).toContain('All emulators ready');
  expect(registryRequests).toEqual([]);
  expect(lines.filter((line) => line.startsWith('Serving at port'))).toEqual([]);
});

it('queries the database only with an index', () => {
  expect(lines.filter((line) => line.startsWith(MISSING_INDEX))).toEqual([]);
});

describe('npm run team', () => {
  // The database runs in this process, so nothing here may block it.
  const team = async (...args: readonly string[]): Promise<string> => {
    const command = ['scripts/team.ts', ...args, '--data', stateDir];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
    // Without its target: "team: this machine, …".
    return stdout + stderr.replace(/^team: .*\n/, '');
  };
  /** Whether a session's token can read applications. */
  const mayRead = async (token: string): Promise<boolean> =>
    (
      await fetch(
        `${requireBackend().urls.database}/applications.json?ns=${NAMESPACE}&auth=${encodeURIComponent(token)}`,
      )
    ).ok;
  /** Opens the dashboard's session like the page does: signs in with the token, over HTTP and WebSocket. */
  const open = async (token: string | null): Promise<TeamSession> =>
    openTeamSession(createBackendConfig(requireBackend().urls), token ?? '');
  /** Whether a session can read live over the WebSocket: resolves on its first record or when access is denied. */
  const readsLive = (session: TeamSession): Promise<boolean> =>
    new Promise((resolve) => {
      const ignored = (): void => undefined;
      session.watchLive({ onRecord: () => resolve(true), onRemoved: ignored, onEnded: () => resolve(false) });
    });

  it('adds people by name, lists them, and removes them immediately', { timeout: 120_000 }, async () => {
    const signIn = async () => idTokenIn(await identity('signInWithPassword', account));
    expect(await mayRead(await signIn())).toBe(false);
    expect(await team('list')).toBe('Nobody is on the team.\n');
    expect(await team('add', account.email, '--name', 'Mara Beispiel', '--theirs')).toBe(
      `Mara Beispiel <${account.email}> is on the team. In the dashboard, they choose when they get mails about applications.\n`,
    );
    expect(await team('list')).toBe(`Mara Beispiel <${account.email}>\n`);
    const token = await signIn();
    expect(await mayRead(token)).toBe(true);
    expect(await team('remove', account.email)).toBe(`${account.email} is off the team.\n`);
    expect(await mayRead(token), 'with a token that still says so').toBe(false);
    expect(await team('remove', account.email)).toBe(`${account.email} was not on the team.\n`);
    await expect(team('add', 'nobody')).rejects.toThrow('npm run team');
  });

  it('creates a sign-up link for an unknown email address', { timeout: 120_000 }, async () => {
    const output = await team('add', 'new@anbahn.example');
    expect(output).toMatch(/^new <new@anbahn\.example> is on the team\. /m);
    expect(output).toMatch(/^ {2}http:\S+resetPassword\S+$/m);
  });

  it('ends sessions of the old code after it rotates, and keeps members signed in', {
    timeout: 120_000,
  }, async () => {
    await team('add', account.email, '--theirs');
    const member = idTokenIn(await identity('signInWithPassword', account));
    const [session, unused] = [await open(await customToken('123456')), await customToken('123456')];
    const ended = new Promise<void>((resolve) => {
      session.watchLive({ onRecord: () => undefined, onRemoved: () => undefined, onEnded: resolve });
    });
    await session.readNotes('');

    const code = (await team('code')).trim().split(' ').at(-1) ?? '';
    expect(readFileSync(join(stateDir, 'team-code'), 'utf8').trim()).toBe(code);
    await ended;
    expect(await customToken('123456')).toBeNull();
    // Signing in with a token issued before the rotation cannot be prevented.
    for (const old of [session, await open(unused)]) {
      await expect(old.readNotes('')).rejects.toThrow('Permission denied');
      expect(await readsLive(old)).toBe(false);
      await expect(old.addNote(application.id, 'x')).rejects.toThrow('PERMISSION_DENIED');
      expect(await old.exportPerson(application.email, 'en')).toMatchObject({
        error: { code: 'permission-denied', message: serverCopy.en.ownApplication.team },
      });
      await old.close();
    }

    const renewed = await open(await customToken(code));
    await renewed.readNotes('');
    const live = readsLive(renewed);
    await renewed.setStatus({ id: application.id, from: 'pending', to: 'approved' });
    expect(await live).toBe(true);
    expect(await renewed.exportPerson(application.email, 'en')).toMatchObject({ ok: true });
    await renewed.close();
    expect(await mayRead(member)).toBe(true);

    const version = `${requireBackend().urls.database}/team/code/version.json?ns=${NAMESPACE}`;
    await fetch(version, { ...owner, method: 'DELETE' });
    expect(await customToken(code)).toBeNull();
    expect(await team('list')).toContain(
      'no version, so it opens nothing. Draw a new one: npm run team -- code',
    );
  });
});
