import { type ChildProcessByStdio, spawn } from 'node:child_process';
import os from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { LOCAL_ENVIRONMENT } from '../../platform/local-backend.ts';
import { SYSTEM } from './limits.ts';

export type ReaderChild = ChildProcessByStdio<Writable, Readable, Readable>;

/** Beside this file while it is TypeScript, beside the bundle's files once it is bundled (scripts/build-functions.ts). */
export const READER_FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './reader.js', import.meta.url),
);

/** What the process may know of ours: nothing that is secret, and what certificates and the clock need. */
const ENVIRONMENT = ['PATH', 'TZ', 'SYSTEMROOT', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_DIR', 'SSL_CERT_FILE'];

/** It may read files and the network, but neither write, nor start anything, nor load what is no JavaScript. */
const FLAGS = [
  '--permission',
  '--allow-fs-read=*',
  `--max-old-space-size=${SYSTEM.heapMiB}`,
  `--max-semi-space-size=${SYSTEM.semiSpaceMiB}`,
  '--v8-pool-size=1',
];

/** The system's own limits; no dump of memory is written when one is passed. */
const LIMITED = `ulimit -c 0; ulimit -t ${SYSTEM.cpuSeconds}; ulimit -d ${SYSTEM.dataKiB}; exec "$@"`;

const NICENESS = 10;

const alive = new Set<ReaderChild>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * Starts a process that reads. It ends with ours: at the end of its input, when its parent died, it exits.
 * @param limited whether the system draws its own limits too, which only Linux can
 */
export function spawnReader(limited: boolean, file: string = READER_FILE): ReaderChild {
  const node = [process.execPath, ...FLAGS, file];
  const [command = '', ...args] = limited ? ['/bin/sh', '-c', LIMITED, 'sh', ...node] : node;
  const env = Object.fromEntries(
    [...ENVIRONMENT, ...LOCAL_ENVIRONMENT].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const child = spawn(command, args, {
    // One arena keeps what was freed in one place; two threads are enough for decompression.
    env: { ...env, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  child.on('error', () => alive.delete(child));
  // Its end is told by 'close'; a broken pipe before that is no news.
  child.stdin.on('error', () => {});
  return child;
}

/** Lets everything else go first: answering visitors is more urgent than reading websites. */
export function yieldToOthers({ pid }: ReaderChild): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS);
  } catch {
    // It is gone already, or the system does not let us: then it is merely less polite.
  }
}
