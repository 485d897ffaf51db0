/** One instance of a built function with the cloud's concurrency limit, timeout and restarts. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ServedBuilt, serveBuilt } from '../../../functions/src/testing/built-functions.ts';

export interface CallResponse {
  readonly status: number;
  readonly body: string;
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The cloud rejects calls that wait longer, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Limits concurrency. Queued work resolves to null if it waits too long. */
function createQueue(max: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (work) => {
    if (running === max) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const start = (): void => resolve(true);
      waiting.add(start);
      const timeout = setTimeout(() => resolve(!waiting.delete(start)), MAX_WAIT_MS);
      if (!(await promise)) return null;
      clearTimeout(timeout);
    } else running += 1;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** @param env the complete environment */
export async function startInstance(folder: string, name: string, env: Readonly<Record<string, string>>) {
  const { [name]: bundled } = await import(`${folder}/index.js`);
  const { concurrency, timeoutSeconds, availableMemoryMb } = bundled.__endpoint;
  const enqueue = createQueue(concurrency);
  let isClosed = false;
  let isGarbled = false;
  const start = async (): Promise<ServedBuilt> => {
    // In the cloud, V8 sizes the heap by the container's memory; here it would use the machine's.
    const served = await serveBuilt(folder, name, {
      NODE_OPTIONS: `--max-heap-size=${availableMemoryMb}`,
      ...env,
    });
    served.server.once('exit', () => {
      if (!isClosed) current = start();
    });
    return served;
  };
  let current = start();
  await current;

  const post = async (body: string, caller: string): Promise<CallResponse> => {
    const { url } = await current;
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller };
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: signal.aborted ? 504 : 503, body: '' };
    }
  };
  const signal = async (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
    const { server } = await current;
    const ended = name === 'SIGKILL' ? once(server, 'exit') : null;
    server.kill(name);
    await ended;
  };
  return {
    call: async (body: string, caller: string): Promise<CallResponse> => {
      const response = (await enqueue(() => post(body, caller))) ?? { status: 429, body: '' };
      return isGarbled ? { status: 200, body: randomBytes(200).toString('latin1') } : response;
    },
    /** Replaces responses with garbage. */
    garble: (enabled: boolean): void => {
      isGarbled = enabled;
    },
    signal,
    pid: async (): Promise<number> => (await current).pid,
    close: (): Promise<void> => {
      isClosed = true;
      return signal('SIGKILL');
    },
  };
}
