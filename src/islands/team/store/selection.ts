import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';

export interface Selection {
  readonly $selected: ReadableAtom<ReadonlySet<string>>;
  select(ids: readonly string[], isSelected: boolean): void;
  /** Toggles one, or the range since the last toggled one. */
  toggle(id: string, isSelected: boolean, isRange?: boolean): void;
  /** Selects all shown applications, or none. */
  selectShown(isSelected: boolean): void;
}

export function createSelection(shown: () => readonly Application[]): Selection {
  const $selected = atom<ReadonlySet<string>>(new Set());
  const idsShown = (): readonly string[] => shown().map(({ id }) => id);
  let lastToggled: string | null = null;

  const select = (ids: readonly string[], isSelected: boolean): void => {
    const next = new Set($selected.get());
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    $selected.set(next);
  };

  return {
    $selected,
    select,
    toggle(id, isSelected, isRange = false) {
      const ids = idsShown();
      const [from, to] = [ids.indexOf(lastToggled ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
      const isKnown = from !== undefined && from >= 0 && to !== undefined;
      select(isRange && isKnown ? ids.slice(from, to + 1) : [id], isSelected);
      lastToggled = id;
    },
    selectShown: (isSelected) => $selected.set(new Set(isSelected ? idsShown() : [])),
  };
}
