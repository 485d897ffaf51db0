/** Runs `npm run codes` as a program, and checks its output, stored data, and errors. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeCodeKey } from '../functions/src/access/stored-code.ts';
import { ROOT } from '../local/backend.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'codes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['scripts/codes.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const stdout = text(child.stdout);
  const stderr = text(child.stderr);
  const [status]: unknown[] = await once(child, 'close');
  return { status, stdout: await stdout, stderr: await stderr };
}
const codes = (...args: readonly string[]) => run([...args, '--data', folder]);

it('creates a code that is shown once, lists it without the code, and revokes it', {
  timeout: 120_000,
}, async () => {
  expect((await codes('list')).stdout).toBe('No codes. /access says that codes are not active yet.\n');
  const { stdout, status } = await codes('add', 'mentor', '--uses', '3', '--until', '2027-01-01');
  expect(status).toBe(0);
  const code = /^ {2}([A-Z2-9]{5})$/m.exec(stdout)?.[1] ?? '';
  const id = /it is ([0-9a-f]{8})/.exec(stdout)?.[1] ?? '';
  expect(stdout).toContain('as mentor, 3 times, until January 1, 2027.');
  const secret = readFileSync(join(folder, 'access-code-secret'), 'utf8');
  expect(computeCodeKey(secret, code)).toMatch(new RegExp(`^${id}`));

  expect((await codes('add', 'mentee')).stdout).toContain('as mentee, once,');
  const listed = (await codes('list')).stdout;
  expect(listed).toMatch(new RegExp(`^${id} {2}mentor {2}0 of 3 used {5}open until January 1, 2027$`, 'm'));
  expect(listed.split('\n')).toHaveLength(3);
  expect(listed).not.toContain(code);

  expect((await codes('revoke', code.toLowerCase())).stdout).toContain(`${id} is revoked`);
  expect((await codes('list')).stdout).toMatch(new RegExp(`^${id} .* revoked$`, 'm'));
  expect(await codes('revoke', 'deadbeef')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('No code deadbeef: npm run codes -- list\n'),
  });
});

it.each([[[]], [['add', 'owner']], [['list', 'all']], [['toString']], [['add', 'mentor', '--forever']]])(
  'prints usage for %j',
  async (args) => {
    expect(await codes(...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^npm run codes -- add/m),
    });
  },
);

it('rejects a date in the past', async () => {
  expect(await codes('add', 'mentor', '--until', '2020-01-01')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('--until 2020-01-01 is in the past.\n'),
  });
});

it('reads the live site’s secret from Secret Manager, and stops without it', async () => {
  const firebase = join(folder, 'firebase');
  writeFileSync(firebase, '#!/bin/sh\necho "asked $*" >&2\nexit 1\n');
  chmodSync(firebase, 0o755);
  const { status, stderr } = await run(['add', 'mentor', '--live'], {
    PATH: `${folder}${delimiter}${process.env.PATH}`,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('asked functions:secrets:access ACCESS_CODE_SECRET --project your-project');
});
