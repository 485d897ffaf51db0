import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';
import type { Arrivals } from './arrivals.ts';
import type { Changes } from './changes.ts';
import type { Duplicates } from './duplicates.ts';
import { type Loading, startLoading } from './loading.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import type { Records } from './records.ts';
import type { RetryDeps } from './retry-read.ts';
import type { Search } from './search.ts';

/** Loads, updates and removes applications. */
export interface Feed extends Loading, Omit<LookUp, 'markMissing'> {
  remove(id: string): void;
  stop(): void;
}

export interface FeedDeps extends Omit<RetryDeps, 'isStopped'> {
  readonly session: TeamSession;
  readonly records: Records;
  readonly search: Search;
  readonly duplicates: Duplicates;
  readonly arrivals: Arrivals;
  readonly changes: Pick<Changes, 'reconcile'>;
  readonly onRemoved: (id: string) => void;
}

/** Loads applications, and subscribes to changes. */
export function startFeed(deps: FeedDeps): Feed {
  const { session, records, search, duplicates, arrivals, changes, onRemoved, onEnded, pause } = deps;
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

  const remove = (id: string): void => {
    const old = records.get(id);
    if (old) duplicates.remove(old);
    records.remove(id);
    markMissing(id);
    onRemoved(id);
  };

  /** Until all are loaded, an unknown record may be an old one that somebody changed. */
  const isArrival = ({ createdAt }: Application): boolean => {
    const [newest] = records.$list.get();
    return $loading.get() === 'done' || ($loading.get() !== 'first' && createdAt >= (newest?.createdAt ?? 0));
  };

  const stopLive = session.watchLive({
    onRecord(id, application) {
      const old = records.get(id);
      if (changes.reconcile(id, application) && application) void arrivals.reportRemoteChange(application);
      if (old) duplicates.remove(old);
      const isNew = application !== null && isArrival(application);
      const isUnknown = records.put(id, application);
      if (!application) return;
      onAdded([application]);
      if (isNew && isUnknown) arrivals.add(application);
    },
    onRemoved: remove,
    onEnded,
  });

  return {
    ...loading,
    ...lookUp,
    remove,
    stop() {
      isStopped = true;
      stopLive();
    },
  };
}
