import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findLegalDate } from './legal-date.ts';

const DAY = '2026-03-01T12:00:00Z';
const git = (root: string, ...args: readonly string[]): void => {
  const env = { ...process.env, GIT_COMMITTER_DATE: DAY };
  const user = ['-c', 'user.name=Ida', '-c', 'user.email=ida@huber.example'];
  execFileSync('git', [...user, ...args], { cwd: root, env, stdio: 'ignore' });
};

it.each(['src/copy/en/site/terms.ts', 'src/copy/de/visits/visits.ts', 'src/screens/legal/legal-values.ts'])(
  'follows the last change of %s',
  (name) => {
    const root = mkdtempSync(join(tmpdir(), 'legal-date-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const file = join(root, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'one');
    writeFileSync(join(root, 'src/site.ts'), '');
    const copied = new Date('2026-02-01T00:00:00Z');
    utimesSync(join(root, 'src/site.ts'), copied, copied);
    expect(findLegalDate(root)).toBe(copied.toISOString());
    git(root, 'init');
    git(root, 'add', '.');
    git(root, 'commit', '--no-verify', '-m', 'Add terms');
    expect(new Date(findLegalDate(root)).getTime()).toBe(Date.parse(DAY));
    writeFileSync(join(root, 'README.md'), 'unrelated');
    mkdirSync(join(root, 'src/screens/legal'), { recursive: true });
    writeFileSync(join(root, 'src/screens/legal/legal-copy.test.ts'), 'unrelated');
    expect(new Date(findLegalDate(root)).getTime()).toBe(Date.parse(DAY));
    writeFileSync(file, 'two');
    const today = new Date('2026-04-01T00:00:00Z');
    expect(findLegalDate(root, today)).toBe(today.toISOString());
  },
);
