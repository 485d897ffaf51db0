/** Builds the site and the functions for the local backend, separate from builds for a deploy. */
import { spawn } from 'node:child_process';
import { cp, lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endOnExit } from './children.ts';

/** URLs of the backend for the built site; read by services/firebase/config.ts. */
export interface LocalBackendUrls {
  readonly projectId: string;
  readonly auth: string;
  readonly functions: string;
  readonly database: string;
}

/** @param sampleSite URL of the sample website to suggest, or null */
export const siteEnvironment = (
  urls: LocalBackendUrls,
  sampleSite: string | null,
): Record<string, string> => ({
  ...(sampleSite ? { PUBLIC_SAMPLE_WEBSITE: sampleSite } : {}),
  PUBLIC_LOCAL_BACKEND: JSON.stringify(urls),
  ASTRO_TELEMETRY_DISABLED: '1',
});

/** Runs one of the project's commands. Shows its output only if it fails. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endOnExit(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed:\n${output}`));
    });
  });

export const buildSite = (
  root: string,
  stateDir: string,
  urls: LocalBackendUrls,
  sampleSite: string | null,
): Promise<void> =>
  run('astro', ['build', '--outDir', join(stateDir, 'site')], root, siteEnvironment(urls, sampleSite));

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
  await mkdir(target, { recursive: true });
  await run('node', ['scripts/build-functions.ts', '--local', '--out', join(target, 'lib')], root);
  await cp(join(root, 'functions', 'package.json'), join(target, 'package.json'));
  const packages = join(root, 'functions', 'node_modules');
  if (await lstat(packages).catch(() => null))
    await symlink(packages, join(target, 'node_modules'), 'junction');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await writeFile(join(target, '.secret.local'), lines.join(''), { mode: 0o600 });
}
