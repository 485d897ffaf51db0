/** Keyboard shortcuts: what they do, their keys in the help, and the hints of their controls. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Copy } from '../../copy/shape.ts';
import type { ApplicationStatus } from '../../domain/applications/application.ts';
import { findControl, focusControl, focusRow, getOpenPanel } from './focus.ts';
import type { ReviewStore } from './store/review-store.ts';
import { createStoredSwitch } from './store/stored-atom.ts';
import { isWide } from './use-wide.ts';

export type ShortcutName = keyof Copy['dashboard']['keys']['actions'];
type Act = (store: ReviewStore) => void;

interface Shortcut {
  readonly name: ShortcutName;
  /** As in KeyboardEvent.key, separated by spaces; Shift makes a letter uppercase. */
  readonly keys: string;
  /** By default, the shortcut's control gets the focus. */
  readonly handle?: Act;
  readonly whileTyping?: boolean;
}

/** Renders what an action changes, then focuses the row of the open application. */
const withRowFocus =
  (act: Act): Act =>
  (store) => {
    flushSync(() => act(store));
    focusRow(store.$open.get());
  };

/** Opens a focused row that is not open yet, and decides on the open application otherwise. */
const decide =
  (status: ApplicationStatus): Act =>
  (store) => {
    const row = document.activeElement?.closest('li')?.querySelector('[data-row]')?.getAttribute('data-row');
    if (row && row !== store.$open.get()) store.open(row);
    else store.decide(status);
  };

function focusApplication(store: ReviewStore): void {
  const row = document.activeElement?.getAttribute('data-row');
  if (row) flushSync(() => store.open(row));
  getOpenPanel()?.focus();
}

function goBack(store: ReviewStore): void {
  const id = store.$open.get();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches('[data-row], body')) focused.blur();
  else if (!isWide()) flushSync(() => store.open(null));
  focusRow(id);
}

/** In the order of the help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'next', keys: 'j ArrowDown', handle: withRowFocus((store) => store.step(1)) },
  { name: 'previous', keys: 'k ArrowUp', handle: withRowFocus((store) => store.step(-1)) },
  { name: 'nextPending', keys: 'n', handle: withRowFocus((store) => store.openNextPending()) },
  { name: 'open', keys: 'Enter', handle: focusApplication },
  { name: 'back', keys: 'Escape', handle: goBack, whileTyping: true },
  { name: 'pending', keys: '1', handle: decide('pending') },
  { name: 'approved', keys: '2', handle: decide('approved') },
  { name: 'rejected', keys: '3', handle: decide('rejected') },
  { name: 'undo', keys: 'u', handle: withRowFocus((store) => store.undo()) },
  { name: 'note', keys: 'c' },
  { name: 'answer', keys: 'r' },
  { name: 'owner', keys: 'm', handle: () => findControl('owner')?.click() },
  { name: 'search', keys: '/' },
  { name: 'help', keys: '?', handle: () => findControl('help')?.click() },
];

export const $areShortcutsEnabled = createStoredSwitch('dashboard-keys', true);

/** @returns a function for the attributes that announce a control's shortcut */
export const createHints = (areEnabled: boolean) => (name?: ShortcutName) => ({
  'data-shortcut': name,
  'aria-keyshortcuts': areEnabled ? SHORTCUTS.find((each) => each.name === name)?.keys : undefined,
});

/** Whether a dialog or the focused element handles a key itself. */
function isHandledElsewhere({ target, key }: KeyboardEvent, { whileTyping }: Shortcut): boolean {
  if (document.querySelector('dialog:modal, [popover]:popover-open') !== null) return true;
  if (!(target instanceof HTMLElement) || whileTyping || target.matches('[data-row]')) return false;
  if (target.matches('input[type=checkbox], button, a')) return key === 'Enter';
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow');
  return target.matches('input, textarea, select, summary, [contenteditable]');
}

/** Handles the shortcuts, unless they are switched off. */
export function useShortcuts(store: ReviewStore): void {
  const areEnabled = useStore($areShortcutsEnabled);
  useEffect(() => {
    if (!areEnabled) return;
    /** The text field that had the focus. If it disappears, what is typed on must not become shortcuts. */
    let field: Element | null = null;
    const onFocus = ({ target }: Event): void => {
      field = target instanceof Element && target.matches('input, textarea') ? target : null;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const shortcut = SHORTCUTS.find(({ keys }) => keys.split(' ').includes(event.key));
      if (!shortcut) return;
      if (isHandledElsewhere(event, shortcut)) {
        // It would choose an option by its first letter.
        if (event.target instanceof HTMLSelectElement && event.key.length === 1) event.preventDefault();
        return;
      }
      if (shortcut.whileTyping) field = null;
      if (field && !field.isConnected) return;
      event.preventDefault();
      if (shortcut.handle) shortcut.handle(store);
      else focusControl(shortcut.name);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKey, { signal });
    addEventListener('focusin', onFocus, { signal });
    addEventListener('pointerdown', onFocus, { signal });
    return () => listening.abort();
  }, [store, areEnabled]);
}
