import type { ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { FilteredApplications } from '../../../domain/applications/application-counts.ts';
import type { Records } from './records.ts';

/** From one application of the list to another. */
export interface Walk {
  /** Opens the next (1) or the one before (-1) of the list. */
  step(by: 1 | -1): void;
  /** Opens the next one below, or else the first, that waits for a decision. */
  openNextPending(): void;
  stop(): void;
}

export interface WalkSources {
  readonly $view: ReadableAtom<FilteredApplications>;
  readonly $open: ReadableAtom<string | null>;
  readonly records: Pick<Records, 'get'>;
  readonly open: (id: string) => void;
  /** Loads the applications that are not loaded yet. */
  readonly loadAll: () => void;
}

export function createWalk({ $view, $open, records, open, loadAll }: WalkSources): Walk {
  /** Place of the open application in the list, also when it has just left it. */
  let lastPlace = -1;
  const placeOfOpen = (): number => {
    const place = $view.get().shown.findIndex(({ id }) => id === $open.get());
    if (place >= 0) lastPlace = place;
    return place;
  };
  const stop = $view.listen(() => void placeOfOpen());

  return {
    step(by) {
      const { shown } = $view.get();
      const place = placeOfOpen();
      // Where the open one has left the list, the next has moved up to its place.
      const from = place >= 0 ? place : by === 1 ? Math.max(lastPlace, 0) - 1 : Math.max(lastPlace, 1);
      const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
      if (next) open(next.id);
    },

    openNextPending() {
      const { shown } = $view.get();
      const place = placeOfOpen();
      const own = $open.get();
      // A view is worked out a moment after a decision: the one that is open has had its own.
      const waits = ({ id }: Application): boolean => id !== own && records.get(id)?.status === 'pending';
      const next = shown.slice(place + 1).find(waits) ?? shown.find(waits);
      if (next) open(next.id);
      else loadAll();
    },

    stop,
  };
}
