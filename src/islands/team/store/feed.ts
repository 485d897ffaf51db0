import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { Changes } from './changes.ts';
import type { Duplicates } from './duplicates.ts';
import { type Loading, startLoading } from './loading.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import type { Records } from './records.ts';
import type { RetryDeps } from './retry-read.ts';
import type { Search } from './search.ts';

/** Shortest time between two updates of the list, in milliseconds; in between, changes are collected. */
export const BATCH_MS = 250;

/** Loads, updates and removes applications. */
export interface Feed extends Loading, Omit<LookUp, 'markMissing'> {
  /** New applications that have not been visible yet, latest first. */
  readonly $arrived: ReadableAtom<readonly Application[]>;
  clearArrived(): void;
  /** Shows collected changes. Call it before a change that depends on them. */
  flush(): void;
  remove(id: string): void;
  stop(): void;
}

export interface FeedDeps extends Omit<RetryDeps, 'isStopped'> {
  readonly session: TeamSession;
  readonly records: Records;
  readonly search: Search;
  readonly duplicates: Duplicates;
  readonly changes: Pick<Changes, 'reconcile' | 'reportRemote' | 'reportWithdrawal' | 'isWriting'>;
  readonly onRemoved: (id: string) => void;
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
}

/** Loads applications, and subscribes to changes. */
export function startFeed(deps: FeedDeps): Feed {
  const { session, records, search, duplicates, changes, onRemoved, onEnded, pause, now, schedule } = deps;
  const $arrived = atom<readonly Application[]>([]);
  /** Collected changes by id. */
  const waiting = new Map<string, Application | null>();
  /** Names of removed applications, until it is known why they were. */
  const removedNames = new Map<string, string>();
  let cancelFlush: (() => void) | null = null;
  let lastFlush = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const reading = { session, records, onEnded, pause, isStopped: () => isStopped };

  const onAdded = (applications: readonly Application[]): void => {
    duplicates.add(applications);
    search.update(applications);
  };
  const loading = startLoading({ ...reading, onAdded });
  const { $loading } = loading;
  const { markMissing, ...lookUp } = createLookUp({
    ...reading,
    onAdded,
    isComplete: () => $loading.get() === 'done',
  });

  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    if (waiting.size === 0) return;
    lastFlush = now();
    const read = [...waiting];
    waiting.clear();
    // Until all are loaded, an unknown record may be an old one that somebody changed.
    const newest = records.$list.get()[0]?.createdAt ?? 0;
    const isArrival = ({ createdAt }: Application): boolean =>
      $loading.get() === 'done' || ($loading.get() !== 'first' && createdAt >= newest);
    const applications = read.flatMap(([, application]) => application ?? []);
    const arrived = applications.filter((each) => !records.get(each.id) && isArrival(each));
    for (const [id, application] of read) {
      const old = records.get(id);
      if (changes.reconcile(id, application) && application)
        void changes.reportRemote(id, application.status);
      if (old) duplicates.remove(old);
    }
    records.putAll(read);
    onAdded(applications);
    if (arrived.length > 0) $arrived.set([...arrived.reverse(), ...$arrived.get()]);
  }

  const remove = (id: string, reason?: unknown): void => {
    flush();
    const old = records.get(id);
    if (old) {
      duplicates.remove(old);
      removedNames.set(id, old.name);
    }
    records.remove(id);
    markMissing(id);
    onRemoved(id);
    if (reason === undefined) return;
    const name = removedNames.get(id);
    removedNames.delete(id);
    if (reason === 'withdrawn' && name !== undefined) changes.reportWithdrawal(id, name);
  };

  const stopLive = session.watchLive({
    onRecord(id, application) {
      waiting.set(id, application);
      const wait = lastFlush + BATCH_MS - now();
      if (wait <= 0 || changes.isWriting(id)) flush();
      else cancelFlush ??= schedule(wait, flush);
    },
    onRemoved: remove,
    onEnded,
  });

  return {
    ...loading,
    ...lookUp,
    $arrived,
    clearArrived() {
      if ($arrived.get().length > 0) $arrived.set([]);
    },
    flush,
    remove,
    stop() {
      isStopped = true;
      cancelFlush?.();
      stopLive();
    },
  };
}
