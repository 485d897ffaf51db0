/** Where keyboard shortcuts move the focus. */

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
