/**
 * Writes functions/package-lock.json, which is uploaded with the functions: npm reduces the project's lockfile to the
 * workspace, without a network. `--out FILE` puts it elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: `${root}functions/package-lock.json` } },
});

const read = (path: string): Lockfile => JSON.parse(readFileSync(path, 'utf8'));
const projectLockfile = read(`${root}package-lock.json`);
const folder = mkdtempSync(join(tmpdir(), 'lock-functions-'));
const lock = join(folder, 'package-lock.json');
try {
  const entries = Object.entries(projectLockfile.packages).filter(
    ([path, { link }]) => /node_modules\//.test(path) && !link,
  );
  // The workspace's own versions come last to override the hoisted ones.
  const hoisted = entries.filter(([path]) => path.startsWith('node_modules/'));
  const workspacePackages = entries.flatMap(([path, entry]) =>
    path.startsWith('functions/') ? [[path.slice('functions/'.length), entry] as const] : [],
  );
  const packages = {
    ...Object.fromEntries(hoisted),
    ...Object.fromEntries(workspacePackages),
    '': projectLockfile.packages.functions,
  };
  writeFileSync(lock, JSON.stringify({ ...projectLockfile, packages }));
  copyFileSync(`${root}functions/package.json`, join(folder, 'package.json'));
  // Offline, npm fails instead of resolving missing packages to untested versions.
  execFileSync(
    'npm',
    [
      'install',
      '--package-lock-only',
      '--offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  copyFileSync(lock, values.out);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
