import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ApplicationStatus } from '../../../domain/applications/application.ts';
import type { Changes } from './changes.ts';
import type { Navigation } from './navigation.ts';
import type { Seen } from './seen.ts';
import type { Selection } from './selection.ts';

/** Decisions from the list and the open application. */
export interface Decisions {
  /** Whether a decision opens the next pending application. */
  readonly $autoAdvance: ReadableAtom<boolean>;
  setAutoAdvance(autoAdvance: boolean): void;
  /** Sets the status of the selection, or else of the open application. */
  decide(to: ApplicationStatus): void;
  decideOn(id: string, to: ApplicationStatus): void;
}

export interface DecisionsSources {
  readonly changes: Pick<Changes, 'setStatus'>;
  readonly selection: Selection;
  readonly seen: Pick<Seen, 'mark'>;
  readonly navigation: Pick<Navigation, 'openNextPending'>;
  readonly $open: ReadableAtom<string | null>;
  readonly $autoAdvance: WritableAtom<boolean>;
}

export function createDecisions(sources: DecisionsSources): Decisions {
  const { changes, selection, seen, navigation, $open, $autoAdvance } = sources;

  const setStatus = (ids: readonly string[], to: ApplicationStatus): void => {
    for (const id of ids) seen.mark(id);
    void changes.setStatus(ids, to);
    const [only] = ids;
    if ($autoAdvance.get() && to !== 'pending' && ids.length === 1 && only === $open.get())
      navigation.openNextPending();
  };

  return {
    $autoAdvance,
    setAutoAdvance: $autoAdvance.set,
    decide(to) {
      const selected = [...selection.$selected.get()];
      const id = $open.get();
      const ids = selected.length > 0 ? selected : id === null ? [] : [id];
      selection.selectShown(false);
      setStatus(ids, to);
    },
    decideOn: (id, to) => setStatus([id], to),
  };
}
