/** Where keyboard shortcuts move the focus. */

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** @returns the control that a shortcut is for, if it is rendered */
export const findControl = (shortcut: string): HTMLElement | null => find(`[data-shortcut=${shortcut}]`);

/** @returns the panel of the open application */
export const getOpenPanel = (): HTMLElement | null => find('[data-part=application]');

/** Focuses the row of an application, or the first row if the list does not show it. */
export const focusRow = (id: string | null): void =>
  (find(`[data-row="${id}"]`) ?? find('[data-row]'))?.focus({ preventScroll: true });

/** Frames in which a control may still be rendered. */
const MAX_FRAMES = 120;

/** Focuses the control of a shortcut, once it is rendered. */
export function focusControl(shortcut: string, frames = MAX_FRAMES): void {
  const control = findControl(shortcut);
  const details = control?.closest('details');
  if (details) details.open = true;
  control?.focus();
  if (!control && getOpenPanel() && frames > 0)
    requestAnimationFrame(() => focusControl(shortcut, frames - 1));
}
