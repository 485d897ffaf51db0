import { atom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';
import type { Timing } from '../timing.ts';
import type { Changes } from './changes.ts';
import type { Records } from './records.ts';

/** Small enough that parsing a page never delays a key press. */
const PAGE_SIZE = 1000;

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Shortest time between two updates of the list, in milliseconds; in between, changes are collected. */
const BATCH_MS = 250;

/** `first`: nothing is loaded yet. `older`: reads older ones. `paused`: reads on demand. `done`: all are loaded. */
export type LoadingState = 'first' | 'older' | 'paused' | 'done';

export interface FeedDeps {
  readonly session: Pick<TeamSession, 'readNewest' | 'readPage' | 'find' | 'watchLive'>;
  readonly records: Records;
  readonly changes: Pick<Changes, 'receive' | 'forget' | 'reportWithdrawal' | '$unsaved'>;
  readonly timing: Omit<Timing, 'yieldToInput'>;
  readonly onRemoved: (id: string) => void;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

/**
 * Reads the newest applications and a page of older ones, which completes the list of most teams; the rest
 * in pages on demand, and single ones that are not loaded yet. Subscribes to changes.
 */
export function startFeed({ session, records, changes, timing, onRemoved, onEnded }: FeedDeps) {
  const $loading = atom<LoadingState>('first');
  /** Ids of applications that don't exist. */
  const $missing = atom<ReadonlySet<string>>(new Set());
  /** Ids that were looked up. */
  const requested = new Set<string>();
  let isAllRequested = false;
  let isStopped = false;
  const { promise: allRequested, resolve: resume } = Promise.withResolvers<void>();

  /** Collected changes by id. */
  const waiting = new Map<string, Application>();
  /** Ids of the latest that arrived together. */
  const $arrived = atom<readonly string[]>([]);
  let cancelFlush: (() => void) | null = null;
  let lastFlush = Number.NEGATIVE_INFINITY;
  let stopLive = (): void => undefined;

  const markMissing = (id: string): void => $missing.set(new Set([...$missing.get(), id]));

  /** Shows collected changes. Call it before a change that depends on them. */
  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    if (waiting.size === 0) return;
    lastFlush = timing.now();
    const read = [...waiting.values()];
    waiting.clear();
    for (const application of read) changes.receive(application);
    const newest = records.$list.get()[0]?.createdAt ?? 0;
    const arrived = read.filter(({ createdAt }) => createdAt > newest);
    if (arrived.length > 0) $arrived.set(arrived.map(({ id }) => id));
    records.putAll(read);
  }

  const remove = (id: string, reason?: unknown): void => {
    flush();
    records.remove(id);
    markMissing(id);
    changes.forget(id);
    onRemoved(id);
    if (reason === 'withdrawn' && records.getName(id)) changes.reportWithdrawal(id);
  };

  const receive = (application: Application): void => {
    const { id } = application;
    waiting.set(id, application);
    const wait = lastFlush + BATCH_MS - timing.now();
    if (wait <= 0 || changes.$unsaved.get().has(id)) flush();
    else cancelFlush ??= timing.schedule(wait, flush);
  };

  /** Retries a read with growing pauses. Resolves to null once stopped or when read access has ended. */
  async function retry<T>(read: () => Promise<T>): Promise<T | null> {
    for (let wait = MIN_DELAY_MS; !isStopped; wait = Math.min(2 * wait, MAX_DELAY_MS)) {
      try {
        const result = await read();
        return isStopped ? null : result;
      } catch (error) {
        if (isStopped) return null;
        if (error instanceof AccessEndedError) {
          onEnded();
          return null;
        }
        await timing.pause(wait);
      }
    }
    return null;
  }

  /** @returns whether all are loaded; false if reading stopped */
  async function readAll(): Promise<boolean> {
    const newest = await retry(session.readNewest);
    if (!newest) return false;
    records.addPage(newest.applications);
    // It reports what has changed since the session began, so nothing is missed.
    stopLive = session.watchLive({ onRecord: receive, onRemoved: remove, onEnded });
    if (newest.isComplete) return true;
    const read = (from: string | null) => retry(() => session.readPage(from, PAGE_SIZE));
    $loading.set('older');
    let reading = read(null);
    for (;;) {
      const page = await reading;
      if (!page) return false;
      const { applications, next } = page;
      const isAhead = next !== null && isAllRequested;
      // Request the next page while this one is added.
      if (isAhead) reading = read(next);
      records.addPage(applications);
      if (next === null) return true;
      if (isAhead) continue;
      $loading.set('paused');
      await allRequested;
      $loading.set('older');
      reading = read(next);
    }
  }
  const finished = readAll().then((isComplete) =>
    isComplete ? $loading.set('done') : new Promise<never>(() => undefined),
  );

  return {
    $loading,
    $missing,
    $arrived,
    flush,
    remove,
    /** Reads all that is left. Resolves once it is loaded, which never happens if reading stops. */
    loadAll() {
      isAllRequested = true;
      resume();
      return finished;
    },
    async find(id: string) {
      if (records.get(id) || requested.has(id) || $loading.get() === 'done') return;
      requested.add(id);
      const found = await retry(() => session.find(id));
      if (!found) return;
      records.addPage(found);
      if (found.length === 0) markMissing(id);
    },
    stop() {
      isStopped = true;
      cancelFlush?.();
      stopLive();
    },
  };
}
