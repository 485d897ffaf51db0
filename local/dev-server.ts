import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { formatLocalBackend } from '../src/services/firebase/config.ts';
import type { LocalBackend } from './backend.ts';
import { run } from './build.ts';

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

const FUNCTION_SOURCES = ['functions/src', 'src/domain', 'src/contract'];

const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;

function rebuildFunctionsOnChange(root: string, stateDir: string, log: (line: string) => void): () => void {
  let pending: NodeJS.Timeout | undefined;
  const rebuild = (): void => {
    const out = join(stateDir, 'functions', 'lib');
    run('node', ['scripts/build-functions.ts', '--local', '--out', out], root).catch((error) =>
      log(String(error)),
    );
  };
  const watchers = FUNCTION_SOURCES.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(rebuild, 200);
    }),
  );
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Starts only Astro's dev server.
 * @param env added to this process's environment
 * @throws if it exits before it is ready
 */
export async function startAstro(
  root: string,
  port: number,
  env: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<DevServer> {
  // Without the lock, the server can run next to another one, and always stays in the foreground.
  const args = ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn('astro', args, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${END_WITH_PARENT}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Astro's development server stopped (${code}).`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        log(line);
        const local = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line);
        if (local?.[1]) resolve(local[1]);
      });
    }
  });
  return {
    url,
    close: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await stopped;
    },
  };
}

/** Starts Astro's dev server for a local backend. */
export async function startDevServer(
  root: string,
  stateDir: string,
  backend: LocalBackend,
  log: (line: string) => void,
): Promise<DevServer> {
  const env = { PUBLIC_LOCAL_BACKEND: formatLocalBackend(backend.urls) };
  const astro = await startAstro(root, backend.sitePort, env, log);
  const stopWatching = rebuildFunctionsOnChange(root, stateDir, log);
  return {
    url: astro.url,
    close: async () => {
      stopWatching();
      await astro.close();
    },
  };
}
