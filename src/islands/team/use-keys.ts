import { useCallback, useEffect, useState } from 'react';
import { APPLICATION_STATUSES } from '../../domain/applications/application.ts';
import type { ReviewStore } from './store/review-store.ts';
import { readSwitch, writeSwitch } from './store/switch.ts';

const KEPT = 'dashboard-keys';

/** A filter of the bar by its key. */
export const FILTER_KEYS = { s: 'status', t: 'type', w: 'owner', v: 'view' } as const;

/** Whether a dialog or the focused element handles a key itself. */
function isHandledElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal, [popover]:popover-open') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Escape') return false;
  if (target.matches('[data-row]')) return false;
  if (target.matches('input[type=checkbox], button, a')) return key === 'Enter';
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
  return target.matches('input, textarea, select, summary, [contenteditable]');
}

/** Focuses the first of these that exists. */
const focusOn = (...selectors: readonly string[]): void => {
  // The element may not be rendered yet.
  requestAnimationFrame(() => {
    const [element] = selectors.flatMap((each) => document.querySelector<HTMLElement>(each) ?? []);
    element?.focus({ preventScroll: true });
  });
};

/** Focuses the row of an application, or the first row if the list does not show it. */
const focusRow = (id: string | null): void => focusOn(`[data-row="${id}"]`, '[data-row]');

/** Focuses a part of the open application at once, or the next key would be taken for a command; unfolds it first. */
function focusPart(part: string): void {
  const place = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!place) {
    focusOn(`[data-part="${part}"]`);
    return;
  }
  const details = place.closest('details');
  if (details) details.open = true;
  place.focus();
}

export interface KeyTargets {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Actions by key; Shift makes a letter uppercase. */
function actionsOf(
  store: ReviewStore,
  { onSearch, onHelp }: KeyTargets,
): Readonly<Record<string, () => void>> {
  const openWith = (act: () => void) => () => {
    act();
    focusRow(store.$open.get());
  };
  const next = openWith(() => store.step(1));
  const previous = openWith(() => store.step(-1));
  const extend = (by: 1 | -1) =>
    openWith(() => {
      const from = store.$open.get();
      store.step(by);
      store.select(
        [from, store.$open.get()].filter((id) => id !== null),
        true,
      );
    });
  const enter = (): void => {
    const row = document.activeElement?.getAttribute('data-row');
    if (row) store.open(row);
    focusOn('[data-part=application]');
  };
  return {
    j: next,
    ArrowDown: next,
    k: previous,
    ArrowUp: previous,
    J: extend(1),
    'Shift+ArrowDown': extend(1),
    K: extend(-1),
    'Shift+ArrowUp': extend(-1),
    n: openWith(store.openNextPending),
    u: () => void store.changes.undo(),
    x: () => {
      const id = store.$open.get();
      if (id !== null) store.toggle(id, !store.$selected.get().has(id));
    },
    a: () => store.selectShown(store.$selected.get().size === 0),
    e: enter,
    Enter: enter,
    c: () => focusPart('note'),
    m: () => document.querySelector<HTMLElement>('[data-part=owner]')?.click(),
    r: () => focusPart('answer'),
    '/': onSearch,
    '?': onHelp,
    ...Object.fromEntries(
      Object.entries(FILTER_KEYS).map(([key, filter]) => [key, () => focusOn(`[data-filter=${filter}]`)]),
    ),
    ...Object.fromEntries(
      APPLICATION_STATUSES.map((status, index) => [
        String(index + 1),
        () => {
          store.decide(status);
          if (store.$autoAdvance.get()) focusRow(store.$open.get());
        },
      ]),
    ),
    Escape() {
      const id = store.$open.get();
      const isInList = document.activeElement?.matches('[data-row], body') ?? true;
      if (isInList) store.open(null);
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      focusRow(id);
    },
  };
}

/**
 * The dashboard's single keys. None of them counts while somebody types, with a modifier held, or in a dialog.
 * @returns whether they are on, and what turns them on or off
 */
export function useKeys(
  store: ReviewStore,
  { onSearch, onHelp }: KeyTargets,
): readonly [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(() => readSwitch(KEPT, true));

  useEffect(() => {
    if (!enabled) return;
    const actions = actionsOf(store, { onSearch, onHelp });
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key;
      if (!Object.hasOwn(actions, key) || isHandledElsewhere(event)) return;
      event.preventDefault();
      actions[key]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, enabled, onSearch, onHelp]);

  const enable = useCallback((on: boolean) => {
    setEnabled(on);
    writeSwitch(KEPT, on);
  }, []);
  return [enabled, enable];
}
