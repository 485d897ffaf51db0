import type { ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { FilteredApplications } from '../../../domain/applications/application-counts.ts';
import type { Records } from './records.ts';

/** Navigation between applications of the list. */
export interface Walk {
  /** Opens the next (1) or previous (-1) application. */
  step(by: 1 | -1): void;
  /** Opens the next pending application, wrapping around. */
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
  /** Last known index of the open application. */
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
      // If the open one has left the list, the next is now at its index.
      const from = place >= 0 ? place : by === 1 ? Math.max(lastPlace, 0) - 1 : Math.max(lastPlace, 1);
      const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
      if (next) open(next.id);
    },

    openNextPending() {
      const { shown } = $view.get();
      const place = placeOfOpen();
      const own = $open.get();
      // The view lags behind a decision, so skip the open one.
      const waits = ({ id }: Application): boolean => id !== own && records.get(id)?.status === 'pending';
      const next = shown.slice(place + 1).find(waits) ?? shown.find(waits);
      if (next) open(next.id);
      else loadAll();
    },

    stop,
  };
}
