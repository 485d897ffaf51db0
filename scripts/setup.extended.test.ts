import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs the command without a terminal, as a signed-in user. */
function setup(...flags: readonly string[]) {
  const env = { ...process.env, GOOGLE_ACCESS_TOKEN: 'token' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.ts', ...flags], {
    env,
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr };
}

it('prints its flags', () => {
  expect(setup('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--dry-run') });
  expect(setup('--projekt')).toMatchObject({ status: 2, stderr: expect.stringContaining('--dry-run') });
}, 120_000);

it('exits before the first request without a terminal or a project', () => {
  expect(setup()).toMatchObject({ status: 2, stderr: expect.stringContaining('No terminal') });
  expect(setup('--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('needs --project') });
  expect(setup('--yes', '--project', 'My shop')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('My shop is not a project ID'),
  });
}, 120_000);

it('lists its steps without a project', () => {
  const { status, stdout } = setup('--dry-run');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^1\/\d+ Project: create it[\s\S]*Database: create it[\s\S]*Secret SMTP_URL[\s\S]*Test mail/,
  );
}, 120_000);
