import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { AnalysisError } from '../fault.ts';
import { READING, type ReadingLimits, WORN } from './limits.ts';
import { lineReader } from './lines.ts';
import { type News, newsOf, type Order, type Task } from './messages.ts';
import type { Meter, Usage } from './meter.ts';
import { type ReaderChild, yieldToOthers } from './spawn-reader.ts';

/** Says whether a host may be contacted: the minutes to wait, or null for yes. */
export type Contact = (host: string) => Promise<number | null>;

/** One process that reads one website at a time, and what is watched of it. */
export interface Reader {
  /**
   * Reads a website. Rejects with an {@link AnalysisError}; with `too-complex` when a limit was passed, and then the
   * process is ended.
   */
  readonly read: (task: Task, contact: Contact) => Promise<WebsiteAnalysis>;
  /** Whether it can read another website. */
  readonly isFit: () => boolean;
  readonly end: () => void;
}

export interface ReaderOptions {
  readonly child: ReaderChild;
  readonly meter: Meter | null;
  /** Called with why a process was ended or ended itself. */
  readonly onEnd: (reason: string) => void;
  /** Called with what nobody foresaw. */
  readonly onFailure: (message: string) => void;
  readonly limits?: ReadingLimits;
}

/** Of what a process writes beside its messages, its last words are kept for the log. */
const LAST_WORDS = 600;

interface Reading {
  readonly contact: Contact;
  readonly done: (report: WebsiteAnalysis) => void;
  readonly fail: (error: Error) => void;
  contacts: number;
}

/** Waits until a started process is ready. Rejects when it is not in time. */
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
  let lastWords = '';
  const ready = Promise.withResolvers<void>();

  /** What it reads is at fault once it reads, and we are before. */
  const end = (reason: string, error = new AnalysisError(isReady ? 'too-complex' : 'unexpected')): void => {
    if (!isAlive) return;
    isAlive = false;
    child.kill('SIGKILL');
    onEnd(lastWords === '' ? reason : `${reason}: ${lastWords}`);
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
    } else end('It said something that is no message');
  }

  child.stdout.setEncoding('utf8');
  child.stdout.on(
    'data',
    lineReader(
      limits.line,
      (line) => isAlive && hear(newsOf(line)),
      () => end('It said too much'),
    ),
  );
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    lastWords = (lastWords + text).slice(0, LAST_WORDS);
  });
  child.once('error', (error) => end(`It could not be started (${error.message})`));
  child.once('close', (code, signal) => end(`It ended itself (${signal ?? code})`));

  /** What it has used; nothing when it is gone or cannot be watched. */
  const look = async (): Promise<Usage | undefined> =>
    meter && child.pid !== undefined ? await meter(child.pid) : undefined;

  /** Looks at the process again and again, and ends it when it used too much. */
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
  /** A process that only waits keeps nobody from exiting. */
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
      // Ended while nobody waits for it yet, it must not count as unhandled.
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
