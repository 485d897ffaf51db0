/** Where keyboard shortcuts move the focus, and where it goes when the focused element disappears. */
import { useEffect } from 'react';

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** @returns the control that a shortcut is for, if it is rendered */
export const findControl = (shortcut: string): HTMLElement | null => find(`[data-shortcut=${shortcut}]`);

/** @returns the panel of the open application */
export const getOpenPanel = (): HTMLElement | null => find('[data-part=application]');

/** Focuses the row of an application, or the first row if the list does not show it. */
export const focusRow = (id: string | null): void =>
  (find(`[data-row="${id}"]`) ?? find('[data-row]'))?.focus({ preventScroll: true });

/** Focuses the control of a shortcut. If it is not rendered yet, waits for it until a key or the pointer is pressed. */
export function focusControl(shortcut: string): void {
  const focus = (): boolean => {
    const control = findControl(shortcut);
    control?.focus();
    return control !== null;
  };
  const panel = getOpenPanel();
  if (focus() || !panel) return;
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const observer = new MutationObserver(() => focus() && stop());
  observer.observe(panel, { childList: true, subtree: true });
  waiting.signal.onabort = () => observer.disconnect();
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, stop, { capture: true, signal: waiting.signal });
}

/** The position in the list of an element's row; 0 outside of the list. */
const getPosition = (element: Element): number =>
  Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);

/** Focuses what takes the place of a focused control that disappears: the next row, or else the open application. */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Element | null = null;
    let position = 0;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
      if (last) position = getPosition(last);
    };
    const observer = new MutationObserver(() => {
      if (last?.isConnected) position = getPosition(last);
      // What is typed on after a field has disappeared must not become shortcuts.
      if (!last || last.isConnected || last.matches('input:not([type=checkbox]), textarea')) return;
      last = null;
      if (document.activeElement !== document.body) return;
      const rows = [position, position - 1].map((each) => find(`[aria-posinset="${each}"] [data-row]`));
      (rows.find(Boolean) ?? getOpenPanel())?.focus({ preventScroll: true });
      // On a phone, none may be open.
      if (document.activeElement === document.body) focusRow(null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
    };
  }, []);
}
