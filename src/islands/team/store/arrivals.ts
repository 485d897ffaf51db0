import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';

/** A status change by somebody else. */
export interface RemoteChange {
  readonly application: Application;
  /** null: not known. */
  readonly by: Actor | null;
}

/** Notable events since the dashboard was opened. */
export interface Arrivals {
  /** New applications that have not been on the screen yet, latest first. */
  readonly $new: ReadableAtom<readonly Application[]>;
  /** The last one whose status somebody else changed. */
  readonly $remoteChange: ReadableAtom<RemoteChange | null>;
  add(application: Application): void;
  /** Announced once the actor is known; of several at once, only the last. */
  reportRemoteChange(application: Application): Promise<void>;
  /** The top of the list is on the screen. */
  clear(): void;
}

export function createArrivals(session: Pick<TeamSession, 'decidedBy'>): Arrivals {
  const $new = atom<readonly Application[]>([]);
  const $remoteChange = atom<RemoteChange | null>(null);
  let last: Application | null = null;
  return {
    $new,
    $remoteChange,
    add: (application) => $new.set([application, ...$new.get()]),
    async reportRemoteChange(application) {
      last = application;
      const by = await session.decidedBy(application.id).catch(() => null);
      if (last === application) $remoteChange.set({ application, by });
    },
    clear() {
      if ($new.get().length > 0) $new.set([]);
    },
  };
}
