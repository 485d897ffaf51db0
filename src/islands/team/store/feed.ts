import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { Timing } from '../timing.ts';
import type { Changes } from './changes.ts';
import { startLoading } from './loading.ts';
import type { Records } from './records.ts';

/** Shortest time between two updates of the list, in milliseconds; in between, changes are collected. */
const BATCH_MS = 250;

export interface FeedDeps {
  readonly session: TeamSession;
  readonly records: Records;
  readonly changes: Changes;
  readonly timing: Timing;
  readonly onRemoved: (id: string) => void;
  readonly onEnded: () => void;
}

/** Loads applications, and subscribes to changes. */
export function startFeed({ session, records, changes, timing, onRemoved, onEnded }: FeedDeps) {
  /** Collected changes by id. */
  const waiting = new Map<string, Application>();
  let cancelFlush: (() => void) | null = null;
  let lastFlush = Number.NEGATIVE_INFINITY;
  let stopLive = (): void => undefined;

  /** Shows collected changes. Call it before a change that depends on them. */
  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    if (waiting.size === 0) return;
    lastFlush = timing.now();
    const read = [...waiting.values()];
    waiting.clear();
    for (const application of read) changes.receive(application);
    records.putAll(read);
  }

  const remove = (id: string, reason?: unknown): void => {
    flush();
    records.remove(id);
    loading.markMissing(id);
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

  const loading = startLoading({
    ...{ session, records, timing, onEnded },
    onNewest() {
      // What has changed since the session began, so nothing is missed.
      stopLive = session.watchLive({ onRecord: receive, onRemoved: remove, onEnded });
    },
  });

  return {
    ...loading,
    flush,
    remove,
    stop() {
      loading.stop();
      cancelFlush?.();
      stopLive();
    },
  };
}
