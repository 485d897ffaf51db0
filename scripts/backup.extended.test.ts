/** Runs the personal data commands as programs, with the backend running and stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase } from '../functions/src/testing/test-database.ts';
import { ADDRESS_FILE, NAMESPACE, ROOT } from '../local/backend.ts';
import type { RealtimeDatabase } from '../packages/realtime-database/index.ts';

const record = {
  id: '-Command000000000000',
  applicationType: 'Founder',
  name: 'Ada',
  email: 'ada@example.com',
};
const data = { applications: { [record.id]: record }, notes: { [record.id]: { x: { text: 'Called' } } } };
const asOwner = { headers: { Authorization: 'Bearer owner' } };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (dataDir: string): Promise<RealtimeDatabase> => {
  mkdirSync(join(folder, dataDir), { recursive: true });
  return startTestDatabase({ namespace: NAMESPACE, dataDir: join(folder, dataDir, 'database') });
};
const getRootUrl = ({ port }: RealtimeDatabase): string => `http://127.0.0.1:${port}/.json?ns=${NAMESPACE}`;

const run = async (command: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join('scripts', command), ...args], { cwd: ROOT });
  const stdout = text(child.stdout);
  const stderr = text(child.stderr);
  const [status]: unknown[] = await once(child, 'close');
  return { status, stdout: await stdout, stderr: await stderr };
};

it('backs up a stopped backend, and restores into another folder', { timeout: 90_000 }, async () => {
  const server = await serve('first');
  await fetch(getRootUrl(server), { ...asOwner, method: 'PUT', body: JSON.stringify(data) });
  await server.close();
  const file = join(folder, 'backup.json');
  const first = ['--data', join(folder, 'first')];
  const second = ['--data', join(folder, 'second')];
  expect(await run('backup.ts', file, ...first)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 applications'),
  });

  expect(await run('restore.ts', file, ...second)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^restore: this machine, .*\nThis database has no record of what was deleted .*\n$/,
    ),
  });
  expect(await run('restore.ts', file, '--nothing-deleted', ...second)).toMatchObject({ status: 0 });
  const restored = await serve('second');
  expect(await (await fetch(getRootUrl(restored), asOwner)).json()).toEqual(data);

  // Now the backend is running and locks the folder.
  const urls = { database: `http://127.0.0.1:${restored.port}`, auth: 'http://127.0.0.1:9' };
  writeFileSync(join(folder, 'second', ADDRESS_FILE), JSON.stringify(urls));
  expect(await run('restore.ts', file, ...second)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds 1 applications'),
  });
  expect((await run('restore.ts', file, '--overwrite', ...second)).stdout).toContain(
    'Restored and compared: 1 applications',
  );
  await restored.close();

  const { stdout, stderr } = await run('export-person.ts', 'ADA@example.com', ...second);
  expect(JSON.parse(stdout)).toMatchObject({
    applications: [{ applications: { name: 'Ada' } }],
    account: null,
  });
  expect(stderr).toContain('accounts with this email address');
});
