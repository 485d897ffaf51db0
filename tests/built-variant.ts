/** Builds the site for production with another Astro or site configuration, and serves it. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'astro';
import { ROOT } from '../local/backend.ts';
import { run } from '../local/build.ts';

export interface BuiltVariant {
  readonly folder: string;
  readonly origin: string;
  /** Stops the server and deletes the build. */
  close(): Promise<void>;
}

/** Inputs of a build. */
const SOURCES = [
  'src',
  'scripts',
  'tests',
  'functions/src',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];

/** Inputs of a local backend, in addition. */
export const BACKEND_SOURCES = [
  'local',
  'packages',
  'functions/package.json',
  'database.rules.json',
  'firebase.json',
  'playwright.config.ts',
];

/** Copies the project. @returns the copy's folder */
export async function copyProject(sources: readonly string[] = []): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'anbahn-copy-'));
  for (const source of [...SOURCES, ...sources])
    await cp(join(ROOT, source), join(root, source), { recursive: true });
  // Astro keeps the content it has read in node_modules/.astro: each copy has its own.
  const [packages, copies] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  await mkdir(copies);
  for (const name of await readdir(packages))
    if (!/^\.(?!bin$)/.test(name)) await symlink(join(packages, name), join(copies, name), 'junction');
  return root;
}

/**
 * Copies the project with another company's configuration files.
 * @param owner folder with its site.ts and notifications.ts, relative to the project
 * @returns the copy's folder
 */
export async function copyWithOwner(owner: string): Promise<string> {
  const root = await copyProject();
  for (const file of ['site.ts', 'notifications.ts']) {
    const text = await readFile(join(ROOT, owner, file), 'utf8');
    await writeFile(join(root, 'src', file), text.replaceAll("'../../src/", "'./"));
  }
  return root;
}

/**
 * @param config path relative to the project
 * @param root the project, or a copy
 * @throws if the build fails
 */
export async function buildVariant(config: string, root: string = ROOT): Promise<BuiltVariant> {
  const parent = join(root, '.local');
  await mkdir(parent, { recursive: true });
  // Inside the root, since Astro shares intermediate files between builds to folders outside.
  const folder = await mkdtemp(join(parent, 'variant-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await run('astro', ['build', '--config', config, '--outDir', folder], root, {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    const server = await preview({
      root: ROOT,
      configFile: false,
      outDir: folder,
      build: { format: 'file' },
      server: { host: '127.0.0.1', port: 0 },
      logLevel: 'error',
    });
    return {
      folder,
      origin: `http://127.0.0.1:${server.port}`,
      close: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
