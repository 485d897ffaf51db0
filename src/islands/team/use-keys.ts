import { useCallback, useEffect, useState } from 'react';
import { APPLICATION_STATUSES } from '../../domain/applications/application.ts';
import type { ReviewStore } from './store/review-store.ts';

const KEPT = 'dashboard-keys';

const readEnabled = (): boolean => {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
};

const keepEnabled = (enabled: boolean): void => {
  try {
    localStorage.setItem(KEPT, enabled ? 'on' : 'off');
  } catch {
    // The browser keeps sites from storing anything.
  }
};

/** Whether a key belongs to a dialog, or to what has the focus: a letter that is typed, or an arrow in a group of choices. */
function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type=checkbox], button, a')) return false;
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
  return target.matches('input, textarea, select, [contenteditable]');
}

/** The focus goes with the application that is opened by a key, once its row is there. */
const focusRow = (id: string | null): void => {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus({ preventScroll: true });
  });
};

export interface KeyTargets {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/**
 * The dashboard's single keys. None of them counts while somebody types, with a modifier held, or in a dialog.
 * @returns whether they are on, and what turns them on or off
 */
export function useKeys(
  store: ReviewStore,
  { onSearch, onHelp }: KeyTargets,
): readonly [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(readEnabled);

  useEffect(() => {
    if (!enabled) return;
    const openWith = (act: () => void) => () => {
      act();
      focusRow(store.$open.get());
    };
    const next = openWith(() => store.step(1));
    const previous = openWith(() => store.step(-1));
    const actions: Readonly<Record<string, () => void>> = {
      j: next,
      ArrowDown: next,
      k: previous,
      ArrowUp: previous,
      n: openWith(store.openNextPending),
      u: () => void store.changes.undo(),
      x: () => {
        const id = store.$open.get();
        if (id !== null) store.select([id], !store.$selected.get().has(id));
      },
      '/': onSearch,
      '?': onHelp,
      ...Object.fromEntries(
        APPLICATION_STATUSES.map((status, index) => [String(index + 1), () => store.decide(status)]),
      ),
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!Object.hasOwn(actions, event.key) || belongsElsewhere(event)) return;
      event.preventDefault();
      actions[event.key]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, enabled, onSearch, onHelp]);

  const enable = useCallback((on: boolean) => {
    setEnabled(on);
    keepEnabled(on);
  }, []);
  return [enabled, enable];
}
