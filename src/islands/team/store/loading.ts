import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { Records } from './records.ts';
import { type RetryDeps, retryRead } from './retry-read.ts';

/** Size of the first read, which fills the first screen. */
export const FIRST_READ_SIZE = 100;
/** Small enough that parsing a page never delays a key press. */
const PAGE_SIZE = 1000;
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
  let requestedPages = EAGER_PAGES;
  let resume = (): void => undefined;

  const requestPages = (pages: number): void => {
    requestedPages = Math.max(requestedPages, pages);
    resume();
  };

  async function waitForRequest(): Promise<void> {
    if (requestedPages > 0) return;
    $loading.set('paused');
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  }

  /** @returns whether all are loaded; false if reading stopped */
  async function readAll(): Promise<boolean> {
    const newest = await retryRead(() => session.readNewest(FIRST_READ_SIZE), deps);
    if (!newest || isStopped()) return false;
    onAdded(records.addPage(newest));
    if (newest.readable.length + newest.unreadable.length < FIRST_READ_SIZE) return true;
    const read = (from: string | null) => retryRead(() => session.readPage(from, PAGE_SIZE), deps);
    $loading.set('older');
    let reading = read(null);
    for (;;) {
      const page = await reading;
      if (!page || isStopped()) return false;
      requestedPages -= 1;
      const { next } = page;
      const isAhead = next !== null && requestedPages > 0;
      // Request the next page while this one is added.
      if (isAhead) reading = read(next);
      onAdded(records.addPage(page));
      if (next === null) return true;
      if (isAhead) continue;
      await waitForRequest();
      if (isStopped()) return false;
      $loading.set('older');
      reading = read(next);
    }
  }
  const finished = readAll().then((isComplete) =>
    isComplete ? $loading.set('done') : new Promise<never>(() => undefined),
  );

  return {
    $loading,
    loadMore: () => requestPages(1),
    loadAll() {
      requestPages(Number.POSITIVE_INFINITY);
      return finished;
    },
  };
}
