/**
 * Keeps early input if React replaces an island's nodes: it does so if something else has changed them before
 * hydration, such as a password manager, an ad blocker or a translator.
 */

/** A field, button or link: the last two lack some of its properties. */
type Control = Partial<HTMLInputElement> & HTMLElement;

/** Controls by island. A removed field still has its input. */
const servedControls = new Map<Element, readonly Control[]>();

const getControls = (island: Element): readonly Control[] => [
  ...island.querySelectorAll<Control>('input,textarea,select,button,a'),
];

/** Removing the focused node does not change it. */
let focused: Element | null = null;

if (!import.meta.env.SSR) {
  const update = (): void => {
    focused = document.activeElement;
  };
  update();
  addEventListener('focusin', update);
  // Browsers may fire it for a removed node, too: then the microtask runs after the island's layout effects.
  addEventListener('focusout', () => queueMicrotask(update));
}

/** While rendering, holds the controls of all islands that are not hydrated yet: React does not tell which one it renders. */
export function holdControls(): void {
  if (import.meta.env.SSR) return;
  for (const island of document.querySelectorAll('astro-island:not([data-hydrated])'))
    servedControls.set(island, getControls(island));
}

/** What extensions and translators leave as it is. Several controls may share a key. */
const getKey = ({ tagName, name, type, value, className }: Control): string =>
  tagName + (name ? name + (/^(?:checkbox|radio)$/.test(type ?? '') ? value : '') : className);

/** Finds the control that React rendered in place of a served one. */
function findReplacement(
  control: Control,
  served: readonly Control[],
  rendered: readonly Control[],
): Control | undefined {
  const isPeer = (other: Control): boolean => getKey(other) === getKey(control);
  const peers = served.filter(isPeer);
  const candidates = rendered.filter(isPeer);
  return peers.length === candidates.length
    ? candidates[peers.indexOf(control)]
    : candidates.find(({ textContent }) => textContent === control.textContent);
}

function copyState(from: Control, to: Control): void {
  if (to.value !== from.value) to.value = from.value ?? '';
  if (to.checked !== from.checked) to.checked = from.checked ?? false;
  const { pressed } = from.dataset;
  if (pressed !== undefined) to.dataset.pressed = pressed;
  if (from !== focused || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // An email field does not tell where its caret was: it is at the end then.
  if (selectionStart != null)
    to.setSelectionRange?.(selectionStart, selectionEnd ?? null, selectionDirection ?? undefined);
}

/** In a layout effect, restores input, focus, selection and queued clicks (presses.ts) in new nodes. */
export function restoreReplaced(): void {
  for (const [island, served] of servedControls) {
    if (served.some(({ isConnected }) => isConnected)) continue;
    servedControls.delete(island);
    const rendered = getControls(island);
    for (const control of served) {
      const replacement = findReplacement(control, served, rendered);
      if (replacement) copyState(control, replacement);
    }
  }
}
