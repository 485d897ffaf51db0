import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answered, callWith } from './call-over-http.ts';

const FUNCTIONS = fileURLToPath(new URL('../..', import.meta.url));

/** The bundle of the local backend as a process of its own, with the website analysis over HTTP. */
export interface BuiltFunctions {
  readonly pid: number;
  /** Where the website analysis is called. */
  readonly url: string;
  /** @param caller an address that our own front end would have written; else this machine's */
  readonly call: (data: unknown, caller?: string) => Promise<Answered>;
  /** The longest pause of its event loop since the last question, in milliseconds. */
  readonly longestPauseMs: () => Promise<number>;
  /** Processes that it started and that still run. */
  readonly children: () => readonly number[];
  readonly close: () => Promise<void>;
}

const hasField = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** A callable of a bundle, in a process of its own, and where it is called. */
export interface ServedBuilt {
  readonly server: ChildProcess;
  readonly pid: number;
  readonly url: string;
}

/**
 * @param folder of the bundle
 * @param env all that the process is told
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
  if (pid === undefined || !hasField(started, 'url')) throw new Error('The bundle is not served.');
  return { server, pid, url: String(started.url) };
}

/** Makes a bundle and gives its folder. @param options of scripts/build-functions.ts */
export function buildBundle(...options: readonly string[]): string {
  // Inside functions/, where its packages are found.
  const folder = mkdtempSync(join(FUNCTIONS, '.built-'));
  const build = join(FUNCTIONS, '../scripts/build-functions.ts');
  execFileSync(process.execPath, [build, ...options, '--out', folder]);
  return folder;
}

/**
 * @param loopbackOrigins origins on this machine that it may fetch
 * @param culprit code that runs in the process that reads, before the bundle's own
 */
export async function builtFunctions(
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
      const answer = once(server, 'message');
      server.send('pause');
      const [said]: readonly unknown[] = await answer;
      return hasField(said, 'longestPauseMs') ? Number(said.longestPauseMs) : Number.NaN;
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
