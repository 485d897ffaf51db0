import type { ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { FilteredApplications } from '../../../domain/applications/application-counts.ts';
import type { Records } from './records.ts';

export interface Navigation {
  /** Opens the next (1) or previous (-1) application. */
  step(by: 1 | -1): void;
  /** Opens the next pending application, wrapping around. */
  openNextPending(): void;
  stop(): void;
}

export interface NavigationDeps {
  readonly $view: ReadableAtom<FilteredApplications>;
  readonly $open: ReadableAtom<string | null>;
  readonly records: Pick<Records, 'get'>;
  readonly open: (id: string) => void;
  readonly loadAll: () => void;
}

export function createNavigation({ $view, $open, records, open, loadAll }: NavigationDeps): Navigation {
  /** Last known index of the open application. */
  let lastIndex = -1;
  const indexOfOpen = (): number => {
    const index = $view.get().shown.findIndex(({ id }) => id === $open.get());
    if (index >= 0) lastIndex = index;
    return index;
  };
  const stop = $view.listen(() => void indexOfOpen());

  return {
    step(by) {
      const { shown } = $view.get();
      const index = indexOfOpen();
      // If the open one has left the list, the next one is now at its index.
      const from = index >= 0 ? index : by === 1 ? Math.max(lastIndex, 0) - 1 : Math.max(lastIndex, 1);
      const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
      if (next) open(next.id);
    },

    openNextPending() {
      const { shown } = $view.get();
      const index = indexOfOpen();
      const current = $open.get();
      // The view updates after the decision, so skip the open one.
      const isPending = ({ id }: Application): boolean =>
        id !== current && records.get(id)?.status === 'pending';
      const next = shown.slice(index + 1).find(isPending) ?? shown.find(isPending);
      if (next) open(next.id);
      else loadAll();
    },

    stop,
  };
}
