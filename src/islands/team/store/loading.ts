import { atom } from 'nanostores';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { AccessEndedError } from '../../../services/team/access-ended-error.ts';
import type { Timing } from '../timing.ts';
import type { Records } from './records.ts';

/** Small enough that parsing a page never delays a key press. */
const PAGE_SIZE = 1000;

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** `first`: nothing is loaded yet. `older`: reads older ones. `paused`: reads on demand. `done`: all are loaded. */
export type LoadingState = 'first' | 'older' | 'paused' | 'done';

export interface LoadingDeps {
  readonly session: Pick<TeamSession, 'readNewest' | 'readPage' | 'find'>;
  readonly records: Records;
  readonly timing: Pick<Timing, 'pause'>;
  /** Called once the newest are loaded. */
  readonly onNewest: () => void;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

/**
 * Reads the newest applications and a page of older ones, which completes the list of most teams; the rest
 * in pages on demand, and single ones that are not loaded yet.
 */
export function startLoading({ session, records, timing, onNewest, onEnded }: LoadingDeps) {
  const $loading = atom<LoadingState>('first');
  /** Ids of applications that don't exist. */
  const $missing = atom<ReadonlySet<string>>(new Set());
  /** Ids that were looked up. */
  const requested = new Set<string>();
  let isAllRequested = false;
  let isStopped = false;
  const { promise: allRequested, resolve: resume } = Promise.withResolvers<void>();

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
    onNewest();
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

  const markMissing = (id: string): void => $missing.set(new Set([...$missing.get(), id]));

  return {
    $loading,
    $missing,
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
    markMissing,
    stop() {
      isStopped = true;
    },
  };
}
