import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's files and the texts that the legal page is made of. */
const SOURCES = [
  'src/site.ts',
  'src/notifications.ts',
  ...['imprint', 'privacy', 'roles', 'terms'].map((name) => `src/copy/*/site/${name}.ts`),
  'src/copy/*/visits/visits.ts',
  'src/screens/legal',
  ':!*test*',
];

/**
 * Finds when the legal page last changed: with the last commit of its sources, or today if they have changes.
 * @param root of the project. Without a repository, the owner's file tells
 * @returns an ISO 8601 time
 */
export function findLegalDate(root: string, now: Date = new Date()): string {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...args, '--', ...SOURCES], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('log', '-1', '--format=%cI') : now.toISOString();
  } catch {
    return statSync(join(root, 'src/site.ts')).mtime.toISOString();
  }
}
