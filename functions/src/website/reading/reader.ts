import { AnalysisError } from '../fault.ts';
import { READING, REPLACE_AFTER, type ReadingLimits } from './limits.ts';
import { createLineReader } from './lines.ts';
import {
  parseMessage,
  type ReaderCommand,
  type ReaderMessage,
  type ReadReport,
  type Task,
} from './messages.ts';
import type { Meter, Usage } from './meter.ts';
import { type ReaderChild, yieldToOthers } from './spawn-reader.ts';

/** Resolves to null if a host may be contacted, else to the minutes to wait. */
export type Contact = (host: string) => Promise<number | null>;

export interface Reader {
  /**
   * Reads a website. Rejects with an {@link AnalysisError}: `too-complex` if it exceeded a limit, which ends the process.
   */
  readonly read: (task: Task, contact: Contact) => Promise<ReadReport>;
  readonly isFit: () => boolean;
  readonly end: () => void;
}

export interface ReaderOptions {
  readonly child: ReaderChild;
  readonly meter: Meter | null;
  readonly onEnd: (reason: string) => void;
  readonly onFailure: (message: string) => void;
  readonly limits?: ReadingLimits;
}

const MAX_STDERR = 600;

interface Reading {
  readonly contact: Contact;
  readonly done: (report: ReadReport) => void;
  readonly fail: (error: Error) => void;
  contacts: number;
}

/** Waits until a started process is ready. Rejects if it takes too long. */
export async function openReader({
  child,
  meter,
  onEnd,
  onFailure,
  limits = READING,
}: ReaderOptions): Promise<Reader> {
  let reading: Reading | null = null;
  let readings = 0;
  let isAlive = true;
  let needsReplacement = false;
  let isReady = false;
  let stderr = '';
  const ready = Promise.withResolvers<void>();

  /** Ends the process. An error before it is ready is ours; afterward, it is the website's. */
  const end = (reason: string, error = new AnalysisError(isReady ? 'too-complex' : 'unexpected')): void => {
    if (!isAlive) return;
    isAlive = false;
    child.kill('SIGKILL');
    onEnd(stderr === '' ? reason : `${reason}: ${stderr}`);
    ready.reject(error);
    reading?.fail(error);
  };
  const send = (command: ReaderCommand): void => void child.stdin.write(`${JSON.stringify(command)}\n`);

  async function handleContact(host: string): Promise<void> {
    if (!reading) return;
    if (++reading.contacts > limits.contacts) return end('It requested too many hosts');
    try {
      send({ type: 'contact', host, wait: await reading.contact(host) });
    } catch (error) {
      end(`Its host could not be counted (${error})`, new AnalysisError('unexpected'));
    }
  }
  function handleMessage(message: ReaderMessage | null): void {
    if (message?.type === 'ready') ready.resolve();
    else if (message?.type === 'contact') void handleContact(message.host);
    else if (message?.type === 'report' && reading) reading.done(message.report);
    else if (message?.type === 'fault' && reading)
      reading.fail(new AnalysisError(message.fault, message.values));
    else if (message?.type === 'failure') {
      onFailure(message.message);
      end('It failed', new AnalysisError('unexpected'));
    } else end('It sent an invalid message');
  }

  child.stdout.setEncoding('utf8');
  child.stdout.on(
    'data',
    createLineReader(
      limits.line,
      (line) => isAlive && handleMessage(parseMessage(line)),
      () => end('It sent a line that is too long'),
    ),
  );
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    stderr = (stderr + text).slice(0, MAX_STDERR);
  });
  child.once('error', (error) => end(`It could not be started (${error.message})`));
  child.once('close', (code, signal) => end(`It exited (${signal ?? code})`));

  const measure = async (): Promise<Usage | undefined> =>
    meter && child.pid !== undefined ? await meter(child.pid) : undefined;

  function monitor(start: Usage | undefined): () => void {
    const deadline = setTimeout(() => end('It took too long'), limits.deadlineMs);
    let isMeasuring = false;
    const timer = setInterval(async () => {
      if (isMeasuring) return;
      isMeasuring = true;
      const usage = await measure();
      isMeasuring = false;
      if (!usage || !reading) return;
      const cpuMs = usage.cpuMs - (start?.cpuMs ?? 0);
      if (cpuMs > limits.cpuMs) end(`It used ${cpuMs} ms of CPU time`);
      else if (usage.memory > limits.memory) end(`It used ${Math.round(usage.memory / 1e6)} MB`);
    }, limits.pollMs);
    return () => {
      clearTimeout(deadline);
      clearInterval(timer);
    };
  }
  /** Only a child that is reading keeps this process alive. */
  const keepProcessAlive = (isReading: boolean): void => {
    for (const handle of [child, child.stdin, child.stdout, child.stderr]) {
      if (isReading && 'ref' in handle && typeof handle.ref === 'function') handle.ref();
      if (!isReading && 'unref' in handle && typeof handle.unref === 'function') handle.unref();
    }
  };

  const start = setTimeout(() => end('It was not ready in time', new AnalysisError('busy')), limits.startMs);
  await ready.promise.finally(() => clearTimeout(start));
  isReady = true;
  keepProcessAlive(false);
  yieldToOthers(child);

  return {
    isFit: () => isAlive && !needsReplacement && reading === null,
    end: () => {
      isAlive = false;
      child.kill('SIGKILL');
    },
    read: async (task, contact) => {
      const { promise, resolve: done, reject: fail } = Promise.withResolvers<ReadReport>();
      // Prevents an unhandled rejection before the promise is awaited.
      promise.catch(() => {});
      reading = { contact, done, fail, contacts: 0 };
      keepProcessAlive(true);
      const stopMonitoring = monitor(await measure());
      try {
        if (!isAlive) throw new AnalysisError('too-complex');
        send({ type: 'read', task });
        return await promise;
      } finally {
        stopMonitoring();
        reading = null;
        keepProcessAlive(false);
        const { memory = 0 } = (await measure()) ?? {};
        needsReplacement = ++readings >= REPLACE_AFTER.readings || memory > REPLACE_AFTER.memory;
      }
    },
  };
}
