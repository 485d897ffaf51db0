import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

const runHere = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${FOLDER}.`);
};

/**
 * Installs what the lockfile of this folder names, where that has not been done since it changed, and checks the types here,
 * which `npm run check` cannot: it knows nothing of these packages.
 * @throws Error when a package cannot be had or a type is wrong
 */
export function installOwnPackages(): void {
  const installed = join(FOLDER, 'node_modules/.package-lock.json');
  const lockfile = join(FOLDER, 'package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
    console.log('Installing Lighthouse (about 185 MB, only for this command) …');
    runHere('npm', 'ci');
  }
  runHere('tsc', '--noEmit', '--project', FOLDER);
}
