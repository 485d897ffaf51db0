import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';
import type { Records } from './records.ts';
import { type RetryDeps, retryRead } from './retry-read.ts';

/** Size of the first read, which fills the first screen. */
export const NEWEST = 100;
/** Small enough that parsing a page never delays a key press. */
const PAGE = 1000;
/** Pages read without being requested. For most teams, they complete the list. */
const EAGER_PAGES = 1;

/** `first`: nothing is loaded yet. `older`: reads older ones. `paused`: reads on demand. `done`: all are loaded. */
export type LoadingState = 'first' | 'older' | 'paused' | 'done';

export interface Loading {
  readonly $loading: ReadableAtom<LoadingState>;
  /** Reads one more page. */
  loadMore(): void;
  /** Reads all that is left. Resolves once it is loaded, which never happens if reading stops. */
  loadAll(): Promise<void>;
}

export interface LoadingDeps extends RetryDeps {
  readonly session: Pick<TeamSession, 'readNewest' | 'readPage'>;
  readonly records: Records;
  readonly onAdded: (applications: readonly Application[]) => void;
}

/** Reads the newest applications and a page of older ones, then the rest in pages on demand. */
export function startLoading(deps: LoadingDeps): Loading {
  const { session, records, onAdded, isStopped } = deps;
  const $loading = atom<LoadingState>('first');
  let wantedPages = EAGER_PAGES;
  let resume = (): void => undefined;

  const want = (pages: number): void => {
    wantedPages = Math.max(wantedPages, pages);
    resume();
  };

  async function untilWanted(): Promise<void> {
    if (wantedPages > 0) return;
    $loading.set('paused');
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  }

  /** @returns whether all are loaded; false if reading stopped */
  async function run(): Promise<boolean> {
    const newest = await retryRead(() => session.readNewest(NEWEST), deps);
    if (!newest || isStopped()) return false;
    onAdded(records.addPage(newest));
    if (newest.readable.length + newest.unreadable.length < NEWEST) return true;
    const read = (from: string | null) => retryRead(() => session.readPage(from, PAGE), deps);
    $loading.set('older');
    let reading = read(null);
    for (;;) {
      const page = await reading;
      if (!page || isStopped()) return false;
      wantedPages -= 1;
      const { next } = page;
      const isAhead = next !== null && wantedPages > 0;
      // Request the next page while this one is added.
      if (isAhead) reading = read(next);
      onAdded(records.addPage(page));
      if (next === null) return true;
      if (isAhead) continue;
      await untilWanted();
      if (isStopped()) return false;
      $loading.set('older');
      reading = read(next);
    }
  }
  const finished = run().then((isComplete) =>
    isComplete ? $loading.set('done') : new Promise<never>(() => undefined),
  );

  return {
    $loading,
    loadMore: () => want(1),
    loadAll() {
      want(Number.POSITIVE_INFINITY);
      return finished;
    },
  };
}
