/**
 * Keeps early input if React replaces an island's nodes: it does so if something else has changed them before
 * hydration, such as a password manager, an ad blocker or a translator.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement | HTMLAnchorElement;

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

const isField = (control: Control): control is Field => !/^(?:A|BUTTON)$/.test(control.tagName);

const isCheckable = (control: Control): control is HTMLInputElement =>
  /^(?:checkbox|radio)$/.test(control.type);

/** What extensions and translators leave as it is. Several controls may share a key. */
const getKey = (control: Control): string =>
  isField(control)
    ? [control.tagName, control.name, isCheckable(control) && control.value].join()
    : control.tagName + control.className;

/** Finds the control that React rendered in place of a served one. */
function findReplacement(
  control: Control,
  served: readonly Control[],
  rendered: readonly Control[],
): Control | undefined {
  const key = getKey(control);
  const peers = served.filter((peer) => getKey(peer) === key);
  const candidates = rendered.filter((candidate) => getKey(candidate) === key);
  return peers.length === candidates.length
    ? candidates[peers.indexOf(control)]
    : candidates.find(({ textContent }) => textContent === control.textContent);
}

function copyInput(from: Field, to: Field): void {
  if (isCheckable(from) && isCheckable(to)) to.checked = from.checked;
  else if (to.value !== from.value) to.value = from.value;
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // Email fields do not tell where their caret was: it is at the end then.
  if ('selectionStart' in from && from.selectionStart !== null && 'setSelectionRange' in to)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** In a layout effect, restores input, focus, selection and queued clicks (presses.ts) in new nodes. */
export function restoreReplaced(): void {
  for (const [island, served] of servedControls) {
    if (served.some(({ isConnected }) => isConnected)) continue;
    servedControls.delete(island);
    const rendered = getControls(island);
    for (const control of served) {
      const replacement = findReplacement(control, served, rendered);
      if (!replacement) continue;
      if (isField(control) && isField(replacement)) copyInput(control, replacement);
      const { pressed } = control.dataset;
      if (pressed !== undefined) replacement.dataset.pressed = pressed;
      if (control === focused && document.activeElement === document.body) moveFocus(control, replacement);
    }
  }
}
