import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { cp, lstat, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePolicies } from '../scripts/pages/add-policies.ts';
import { getCountUrl } from '../scripts/pages/counting.ts';
import { formatLocalBackend, type LocalBackend, NO_LOCAL_BACKEND } from '../src/services/firebase/config.ts';
import { capture, signalGroup } from './children.ts';

/**
 * Runs one of the project's commands. Shows its output only if it fails. When this process exits, the command is killed
 * with all it started, because none may write to a state folder that is being deleted.
 */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  const options = { cwd, env: { ...process.env, ...env } };
  const kill = ({ pid }: ChildProcess): void => signalGroup(pid, 'SIGKILL');
  const { succeeded, output } = await capture([command, ...args], options, kill);
  if (!succeeded) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`);
}

/** Builds the site into dist/, as for a deploy. */
export const buildSite = (root: string): Promise<void> => run('npm', ['run', 'build:site'], root);

/**
 * Copies the built site from dist/ to the state folder, where it calls a local backend: other addresses in its scripts,
 * and policies that allow them. Everything else is as deployed.
 * @throws if dist/ is missing, or has no place for the addresses
 */
export async function copySite(root: string, stateDir: string, backend: LocalBackend): Promise<void> {
  const target = join(stateDir, 'site');
  await rm(target, { recursive: true, force: true });
  await cp(join(root, 'dist'), target, { recursive: true });
  const replacements = [
    [NO_LOCAL_BACKEND, formatLocalBackend(backend)],
    [getCountUrl(null), getCountUrl(backend)],
  ] as const;
  const scripts = join(target, '_astro');
  let places = 0;
  for (const name of await readdir(scripts)) {
    if (!name.endsWith('.js')) continue;
    const file = join(scripts, name);
    const code = await readFile(file, 'utf8');
    const replaced = replacements.reduce((text, [live, local]) => text.replaceAll(live, local), code);
    if (replaced === code) continue;
    if (code.includes(NO_LOCAL_BACKEND)) places += 1;
    await writeFile(file, replaced);
  }
  if (places === 0) throw new Error('dist/ has no place for a local backend. Run npm run build:site.');
  writePolicies(target, backend);
}

/**
 * Copies functions/ to the state folder as a deploy would upload it, so that no two backends share a copy.
 * @param secrets values that Secret Manager has on the live site, by name
 */
export async function buildFunctions(
  root: string,
  stateDir: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const target = join(stateDir, 'functions');
  await rm(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await run('node', ['scripts/build-functions.ts', '--local', '--out', join(target, 'lib')], root);
  await cp(join(root, 'functions', 'package.json'), join(target, 'package.json'));
  const packages = join(root, 'functions', 'node_modules');
  if (await lstat(packages).catch(() => null))
    await symlink(packages, join(target, 'node_modules'), 'junction');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await writeFile(join(target, '.secret.local'), lines.join(''), { mode: 0o600 });
}
