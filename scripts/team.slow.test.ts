/** Runs `npm run team` as a program against a backend's database and accounts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../functions/src/operations/open-database.ts';
import { openCodeSession } from '../functions/src/team/team-code.ts';
import { startAuthEmulator } from '../functions/src/testing/auth-emulator.ts';
import { startTestDatabase } from '../functions/src/testing/test-database.ts';
import { ADDRESS_FILE, NAMESPACE, PROJECT_ID, ROOT } from '../local/backend.ts';

it('rotates the code, and ends all sessions of the old one with their refresh tokens', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'team-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const identity = await startAuthEmulator(PROJECT_ID);
  onTestFinished(identity.close);
  const server = await startTestDatabase({ namespace: NAMESPACE });
  onTestFinished(server.close);
  const url = `http://127.0.0.1:${server.port}`;
  writeFileSync(join(folder, ADDRESS_FILE), JSON.stringify({ auth: identity.url, database: url }));
  const { database, auth, close } = openDatabase({
    ...{ databaseURL: `${url}?ns=${NAMESPACE}`, projectId: PROJECT_ID, token: null, hasAccounts: true },
  });
  onTestFinished(close);
  const claims = { team: true, code: true } as const;
  const uid = await openCodeSession(database, claims, Date.now());
  const token = await auth?.createCustomToken(uid, claims);
  const { body } = await identity.call('signInWithCustomToken', { token, returnSecureToken: true });
  const { refreshToken } = Object(body);
  expect((await identity.refresh(refreshToken)).status).toBe(200);

  const child = spawn(process.execPath, ['scripts/team.ts', 'code', '--data', folder], { cwd: ROOT });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(stderr).toBe(`team: this machine, ${folder}\n`);
  const code = readFileSync(join(folder, 'team-code'), 'utf8').trim();
  expect(stdout).toBe(`The team's code is now ${code}\n`);
  expect((await identity.refresh(refreshToken)).status).toBe(400);
  expect((await auth?.listUsers())?.users).toEqual([]);
  expect((await database.ref('server/sessions').get()).val()).toBeNull();
  expect((await database.ref('team/code/version').get()).exists()).toBe(true);
});
