import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';

/** What has happened since the dashboard was opened and is worth a word. */
export interface Arrivals {
  /** What came in and has not been looked at in the list yet, the latest first. */
  readonly $new: ReadableAtom<readonly Application[]>;
  /** The last one whose status somebody else changed. */
  readonly $elsewhere: ReadableAtom<Application | null>;
  cameIn(application: Application): void;
  changedElsewhere(application: Application): void;
  /** The top of the list is on the screen. */
  lookedAt(): void;
}

export function createArrivals(): Arrivals {
  const $new = atom<readonly Application[]>([]);
  const $elsewhere = atom<Application | null>(null);
  return {
    $new,
    $elsewhere,
    cameIn: (application) => $new.set([application, ...$new.get()]),
    changedElsewhere: $elsewhere.set,
    lookedAt() {
      if ($new.get().length > 0) $new.set([]);
    },
  };
}
