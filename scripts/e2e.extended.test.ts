import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('exits with a one-line message before starting anything if --firefox does not find Firefox', () => {
  const script = join(import.meta.dirname, 'e2e.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--firefox'], {
    encoding: 'utf8',
    env: { PATH: import.meta.dirname, FIREFOX_PATH: '/gone/firefox' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No Firefox found: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.\n',
  });
});
