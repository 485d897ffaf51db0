import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { LOCAL_ENVIRONMENT } from '../../platform/local-backend.ts';
import { SYSTEM } from './limits.ts';

export type ReaderChild = ChildProcessByStdio<Writable, Readable, Readable>;

/** The reader's program, next to this file in the source and in the bundle (scripts/build-functions.ts). */
export const READER_FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './reader.js', import.meta.url),
);

/** Environment variables passed to the process: no secrets, only what certificates and the clock need. */
const PASSED_VARIABLES = ['PATH', 'TZ', 'SYSTEMROOT', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_DIR', 'SSL_CERT_FILE'];

/** Permits reading files and the network, but not writing, child processes, or native code. */
const FLAGS = [
  '--permission',
  '--allow-fs-read=*',
  `--max-old-space-size=${SYSTEM.heapMiB}`,
  `--max-semi-space-size=${SYSTEM.semiSpaceMiB}`,
  '--v8-pool-size=1',
];

/** Exit code of a shell that cannot set the limits, unlike one that lacks memory to start. */
const NO_LIMITS = 78;
/** Sets the operating system's limits, without core dumps, or exits. */
const LIMIT_SCRIPT = `ulimit -c 0 && ulimit -t ${SYSTEM.cpuSeconds} && ulimit -d ${SYSTEM.dataKiB} || exit ${NO_LIMITS}`;

const PROBE_MS = 2_000;

const NICENESS = 10;

const alive = new Set<ReaderChild>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * Whether this platform has the operating system's limits.
 * @throws an error if that cannot be told at the moment
 */
export function canLimit(shell = '/bin/sh'): boolean {
  if (process.platform !== 'linux') return false;
  const { error, status, signal } = spawnSync(shell, ['-c', LIMIT_SCRIPT], { timeout: PROBE_MS });
  if (status === 0) return true;
  if (status === NO_LIMITS || (error && 'code' in error && error.code === 'ENOENT')) return false;
  throw error ?? new Error(`The shell that sets limits exited (${signal ?? status})`);
}

/**
 * Starts a reader process. It exits when its stdin ends, so it never outlives ours.
 * @param isLimited whether the operating system's limits apply; see {@link canLimit}
 */
export function spawnReader(isLimited: boolean, file: string = READER_FILE): ReaderChild {
  const node = [process.execPath, ...FLAGS, file];
  const [command = '', ...args] = isLimited
    ? ['/bin/sh', '-c', `${LIMIT_SCRIPT}; exec "$@"`, 'sh', ...node]
    : node;
  const env = Object.fromEntries(
    [...PASSED_VARIABLES, ...LOCAL_ENVIRONMENT].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const child = spawn(command, args, {
    // One arena reduces fragmentation; two threads are enough for decompression.
    env: { ...env, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  child.on('error', () => alive.delete(child));
  // The 'close' event reports the process's end; ignore the broken pipe before it.
  child.stdin.on('error', () => {});
  return child;
}

/** Lowers the process's priority, because responses to visitors are more urgent. */
export function yieldToOthers({ pid }: ReaderChild): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS);
  } catch {
    // The process has exited, or the system forbids it; neither does harm.
  }
}
