import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { AnalysisError } from '../fault.ts';
import { READING, type ReadingLimits, WORN } from './limits.ts';
import { lineReader } from './lines.ts';
import { type News, newsOf, type Order, type Task } from './messages.ts';
import type { Meter, Usage } from './meter.ts';
import { type ReaderChild, yieldToOthers } from './spawn-reader.ts';

/** Resolves to null if a host may be contacted, else to the minutes to wait. */
export type Contact = (host: string) => Promise<number | null>;

/** A monitored process that reads one website at a time. */
export interface Reader {
  /**
   * Reads a website. Rejects with an {@link AnalysisError}: `too-complex` if it exceeded a limit, which ends the process.
   */
  readonly read: (task: Task, contact: Contact) => Promise<WebsiteAnalysis>;
  /** Whether it can read another website. */
  readonly isFit: () => boolean;
  readonly end: () => void;
}

export interface ReaderOptions {
  readonly child: ReaderChild;
  readonly meter: Meter | null;
  /** Called with the reason why a process ended. */
  readonly onEnd: (reason: string) => void;
  /** Called with an unexpected error. */
  readonly onFailure: (message: string) => void;
  readonly limits?: ReadingLimits;
}

/** Maximum stderr output for the log, in characters. */
const MAX_STDERR = 600;

interface Reading {
  readonly contact: Contact;
  readonly done: (report: WebsiteAnalysis) => void;
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
  let isWorn = false;
  let isReady = false;
  let stderr = '';
  const ready = Promise.withResolvers<void>();

  /** Before it is ready, the error is ours; afterward, it is the website's. */
  const end = (reason: string, error = new AnalysisError(isReady ? 'too-complex' : 'unexpected')): void => {
    if (!isAlive) return;
    isAlive = false;
    child.kill('SIGKILL');
    onEnd(stderr === '' ? reason : `${reason}: ${stderr}`);
    ready.reject(error);
    reading?.fail(error);
  };
  const order = (line: Order): void => void child.stdin.write(`${JSON.stringify(line)}\n`);

  async function answerContact(host: string): Promise<void> {
    if (!reading) return;
    if (++reading.contacts > limits.contacts) return end('It asked for too many hosts');
    try {
      order({ type: 'contact', host, wait: await reading.contact(host) });
    } catch (error) {
      end(`Its host could not be counted (${error})`, new AnalysisError('unexpected'));
    }
  }
  function hear(news: News | null): void {
    if (news?.type === 'ready') ready.resolve();
    else if (news?.type === 'contact') void answerContact(news.host);
    else if (news?.type === 'report' && reading) reading.done(news.report);
    else if (news?.type === 'fault' && reading) reading.fail(new AnalysisError(news.fault, news.values));
    else if (news?.type === 'failure') {
      onFailure(news.message);
      end('It failed', new AnalysisError('unexpected'));
    } else end('It sent an invalid message');
  }

  child.stdout.setEncoding('utf8');
  child.stdout.on(
    'data',
    lineReader(
      limits.line,
      (line) => isAlive && hear(newsOf(line)),
      () => end('It sent too long a line'),
    ),
  );
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    stderr = (stderr + text).slice(0, MAX_STDERR);
  });
  child.once('error', (error) => end(`It could not be started (${error.message})`));
  child.once('close', (code, signal) => end(`It ended itself (${signal ?? code})`));

  /** Its usage; undefined if it is gone or cannot be measured. */
  const look = async (): Promise<Usage | undefined> =>
    meter && child.pid !== undefined ? await meter(child.pid) : undefined;

  /** Measures the process regularly, and ends it if it exceeds a limit. */
  function watch(start: Usage | undefined): () => void {
    const deadline = setTimeout(() => end('It took too long'), limits.deadlineMs);
    let looking = false;
    const timer = setInterval(async () => {
      if (looking) return;
      looking = true;
      const now = await look();
      looking = false;
      if (!now || !reading) return;
      const cpuMs = now.cpuMs - (start?.cpuMs ?? 0);
      if (cpuMs > limits.cpuMs) end(`It used ${cpuMs} ms of processor`);
      else if (now.memory > limits.memory) end(`It used ${Math.round(now.memory / 1e6)} MB`);
    }, limits.lookMs);
    return () => {
      clearTimeout(deadline);
      clearInterval(timer);
    };
  }
  /** Only a reading process keeps this one from exiting. */
  const hold = (held: boolean): void => {
    for (const handle of [child, child.stdin, child.stdout, child.stderr]) {
      if (held && 'ref' in handle && typeof handle.ref === 'function') handle.ref();
      if (!held && 'unref' in handle && typeof handle.unref === 'function') handle.unref();
    }
  };

  const start = setTimeout(() => end('It was not ready in time', new AnalysisError('busy')), limits.startMs);
  await ready.promise.finally(() => clearTimeout(start));
  isReady = true;
  hold(false);
  yieldToOthers(child);

  return {
    isFit: () => isAlive && !isWorn && reading === null,
    end: () => {
      isAlive = false;
      child.kill('SIGKILL');
    },
    read: async (task, contact) => {
      const { promise, resolve: done, reject: fail } = Promise.withResolvers<WebsiteAnalysis>();
      // It may reject before anybody awaits it.
      promise.catch(() => {});
      reading = { contact, done, fail, contacts: 0 };
      hold(true);
      const stopWatching = watch(await look());
      try {
        if (!isAlive) throw new AnalysisError('too-complex');
        order({ type: 'read', task });
        return await promise;
      } finally {
        stopWatching();
        reading = null;
        hold(false);
        const { memory = 0 } = (await look()) ?? {};
        isWorn = ++readings >= WORN.readings || memory > WORN.memory;
      }
    },
  };
}
