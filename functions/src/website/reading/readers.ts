import { AnalysisError } from '../fault.ts';
import { QUEUE, type QueueLimits } from './limits.ts';
import type { ReadReport, Task } from './messages.ts';
import type { Contact, Reader } from './reader.ts';

export interface ReadContext {
  readonly caller: string;
  readonly contact: Contact;
}

export type Read = (task: Task, context: ReadContext) => Promise<ReadReport>;

export interface Readers {
  readonly read: Read;
  /** Starts a spare process unless one is idle: startup takes most of a second. */
  readonly prepare: () => void;
}

export interface ReadersOptions {
  readonly open: () => Promise<Reader>;
  readonly queue?: QueueLimits;
}

interface QueuedReading {
  readonly caller: string;
  readonly start: () => void;
}

/**
 * A pool of reader processes. Readings beyond the limit are queued, and rejected as `busy` if the queue is full or they
 * time out. Processes are reused until they need replacement or exceed a limit.
 */
export function createReaders({ open, queue = QUEUE }: ReadersOptions): Readers {
  const idle: Reader[] = [];
  const running = new Map<string, number>();
  const waiting: QueuedReading[] = [];

  const canRun = (caller: string): boolean => {
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    return all < queue.running && (running.get(caller) ?? 0) < queue.perCaller;
  };
  const enter = (caller: string): void => void running.set(caller, (running.get(caller) ?? 0) + 1);
  const leave = (caller: string): void => {
    const left = (running.get(caller) ?? 1) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    const next = waiting.findIndex((other) => canRun(other.caller));
    waiting.splice(next, next === -1 ? 0 : 1)[0]?.start();
  };

  /** Resolves when it is this caller's turn; rejects on timeout. */
  async function waitForTurn(caller: string): Promise<void> {
    if (canRun(caller)) return enter(caller);
    const queuedByCaller = waiting.filter((other) => other.caller === caller).length;
    if (waiting.length >= queue.waiting || queuedByCaller >= queue.waitingPerCaller)
      throw new AnalysisError('busy');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: QueuedReading = {
      caller,
      start: () => {
        clearTimeout(timeout);
        enter(caller);
        resolve();
      },
    };
    const timeout = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new AnalysisError('busy'));
    }, queue.waitMs);
    waiting.push(entry);
    await promise;
  }

  /** Starts one process at a time: each needs a core, and so do responses to visitors. */
  let starting: Promise<unknown> = Promise.resolve();
  const startReader = (): Promise<Reader> => {
    const start = starting.then(open);
    starting = start.catch(() => {});
    return start;
  };
  let spare: Promise<Reader> | null = null;
  const acquireReader = async (): Promise<Reader> => {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isFit()) return reader;
    const start = spare ?? startReader();
    spare = null;
    return start;
  };
  const release = (reader: Reader): void => {
    if (reader.isFit() && idle.length < queue.warm) idle.push(reader);
    else reader.end();
  };
  const prepare = (): void => {
    if (spare || idle.some((reader) => reader.isFit())) return;
    const start = startReader();
    spare = start;
    const onStarted = (reader?: Reader): void => {
      if (spare !== start) return;
      spare = null;
      if (reader) release(reader);
    };
    // If it fails, the next reading starts a process, and reports any error.
    start.then(onStarted, () => onStarted());
  };

  const read: Read = async (task, { caller, contact }) => {
    await waitForTurn(caller);
    try {
      const reader = await acquireReader();
      try {
        return await reader.read(task, contact);
      } finally {
        release(reader);
        prepare();
      }
    } finally {
      leave(caller);
    }
  };
  return { read, prepare };
}
