import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';

export interface RemoteChange {
  readonly application: Application;
  /** null: unknown. */
  readonly by: Actor | null;
}

/** What others did since the dashboard was opened. */
export interface Arrivals {
  /** New applications that have not been visible yet, latest first. */
  readonly $new: ReadableAtom<readonly Application[]>;
  /** The last status change by somebody else. */
  readonly $remoteChange: ReadableAtom<RemoteChange | null>;
  add(application: Application): void;
  /** Reports the last of several changes, once its actor is known. */
  reportRemoteChange(application: Application): Promise<void>;
  clear(): void;
}

export function createArrivals(session: Pick<TeamSession, 'getDecider'>): Arrivals {
  const $new = atom<readonly Application[]>([]);
  const $remoteChange = atom<RemoteChange | null>(null);
  let last: Application | null = null;
  return {
    $new,
    $remoteChange,
    add: (application) => $new.set([application, ...$new.get()]),
    async reportRemoteChange(application) {
      last = application;
      const by = await session.getDecider(application.id).catch(() => null);
      if (last === application) $remoteChange.set({ application, by });
    },
    clear() {
      if ($new.get().length > 0) $new.set([]);
    },
  };
}
