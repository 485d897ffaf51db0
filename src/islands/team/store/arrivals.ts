import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';

/** A status that somebody else has set. */
export interface Elsewhere {
  readonly application: Application;
  /** null: not known. */
  readonly by: Actor | null;
}

/** What has happened since the dashboard was opened and is worth a word. */
export interface Arrivals {
  /** What came in and has not been looked at in the list yet, the latest first. */
  readonly $new: ReadableAtom<readonly Application[]>;
  /** The last one whose status somebody else changed. */
  readonly $elsewhere: ReadableAtom<Elsewhere | null>;
  cameIn(application: Application): void;
  /** Told once it is known who it was; of many at once, only of the last. */
  changedElsewhere(application: Application): Promise<void>;
  /** The top of the list is on the screen. */
  lookedAt(): void;
}

export function createArrivals(session: Pick<TeamSession, 'decidedBy'>): Arrivals {
  const $new = atom<readonly Application[]>([]);
  const $elsewhere = atom<Elsewhere | null>(null);
  let last: Application | null = null;
  return {
    $new,
    $elsewhere,
    cameIn: (application) => $new.set([application, ...$new.get()]),
    async changedElsewhere(application) {
      last = application;
      const by = await session.decidedBy(application.id).catch(() => null);
      if (last === application) $elsewhere.set({ application, by });
    },
    lookedAt() {
      if ($new.get().length > 0) $new.set([]);
    },
  };
}
