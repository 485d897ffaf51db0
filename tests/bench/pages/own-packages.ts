import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

const runHere = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${FOLDER}.`);
};

/**
 * Installs this folder's lockfile if it has changed, and checks the folder's types, which `npm run check` cannot without
 * these packages.
 * @throws if the installation or the type check fails
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
