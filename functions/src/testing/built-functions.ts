import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CallResponse, callWith } from './call-over-http.ts';

const FUNCTIONS = fileURLToPath(new URL('../..', import.meta.url));

/** The local backend's bundle in its own process, serving the website analysis over HTTP. */
export interface BuiltFunctions {
  readonly pid: number;
  /** URL of the website analysis. */
  readonly url: string;
  /** @param caller client address as set by our front end; defaults to this machine */
  readonly call: (data: unknown, caller?: string) => Promise<CallResponse>;
  /** The longest pause of the process's event loop since the last call, in milliseconds. */
  readonly longestPauseMs: () => Promise<number>;
  /** Running child processes. */
  readonly children: () => readonly number[];
  readonly close: () => Promise<void>;
}

const hasField = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** A bundle's callable, served by its own process. */
export interface ServedBuilt {
  readonly server: ChildProcess;
  readonly pid: number;
  readonly url: string;
}

/**
 * @param folder of the bundle
 * @param env the complete environment
 */
export async function serveBuilt(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<ServedBuilt> {
  const server = fork(fileURLToPath(new URL('./serve-built.ts', import.meta.url)), [folder, name], {
    env: { PATH: process.env.PATH, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [started]: readonly unknown[] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  const { pid } = server;
  if (pid === undefined || !hasField(started, 'url')) throw new Error('The bundle’s server did not start.');
  return { server, pid, url: String(started.url) };
}

/** Builds a bundle and returns its folder. @param options of scripts/build-functions.ts */
export function buildBundle(...options: readonly string[]): string {
  // Inside functions/, so that its packages resolve.
  const folder = mkdtempSync(join(FUNCTIONS, '.built-'));
  const build = join(FUNCTIONS, '../scripts/build-functions.ts');
  execFileSync(process.execPath, [build, ...options, '--out', folder]);
  return folder;
}

/**
 * @param loopbackOrigins local origins that it may fetch
 * @param culprit code to run before the bundle in the reader process
 */
export async function startBuiltFunctions(
  loopbackOrigins: readonly string[],
  culprit?: string,
): Promise<BuiltFunctions> {
  const folder = buildBundle('--local');
  if (culprit !== undefined) {
    renameSync(join(folder, 'reader.js'), join(folder, 'honest-reader.js'));
    writeFileSync(join(folder, 'culprit.js'), culprit);
    writeFileSync(join(folder, 'reader.js'), `import './culprit.js';\nimport './honest-reader.js';\n`);
  }
  const { server, pid, url } = await serveBuilt(folder, 'analyzeWebsite', {
    ANBAHN_LOOPBACK_ORIGINS: loopbackOrigins.join(','),
  });
  return {
    pid,
    url,
    call: (data, caller) =>
      callWith(url, JSON.stringify({ data }), caller === undefined ? {} : { 'x-forwarded-for': caller }),
    longestPauseMs: async () => {
      const nextMessage = once(server, 'message');
      server.send('pause');
      const [message]: readonly unknown[] = await nextMessage;
      return hasField(message, 'longestPauseMs') ? Number(message.longestPauseMs) : Number.NaN;
    },
    children: () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
