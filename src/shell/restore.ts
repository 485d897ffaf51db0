/** Restores the visitor's input after a reload for a newer build. */
import { ENTERED, type Entered, type Place } from './renewal.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldAt([name, nth]: Place): Field | null {
  const field = document.getElementsByName(name)[nth];
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** React ignores values set through the element's own property. */
function setValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreField([place, value, checked]: Entered['fields'][number]): void {
  const field = fieldAt(place);
  if (!field) return;
  if (!(field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))) setValue(field, value);
  else if (field.checked !== checked) field.click();
}

/** Tells the visitor to click again. */
function askForSubmit(button: HTMLButtonElement): void {
  const message = document.querySelector<HTMLElement>('.island-failed');
  const island = button.closest('astro-island');
  if (!message || !island) return;
  const originalText = message.textContent;
  message.textContent = message.dataset.renewed ?? '';
  island.after(message);
  message.hidden = false;
  button.focus();
  const end = (): void => {
    message.hidden = true;
    message.textContent = originalText;
  };
  button.addEventListener('click', end, { once: true, capture: true });
}

const { fields, presses, focused }: Entered = JSON.parse(sessionStorage.getItem(ENTERED) ?? '');
sessionStorage.removeItem(ENTERED);
for (const field of fields) restoreField(field);
if (focused) fieldAt(focused)?.focus();
for (const text of presses) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('astro-island button')];
  const button = buttons.find(({ textContent }) => textContent === text);
  // Never submit what was not requested on this page.
  if (button?.type === 'submit') askForSubmit(button);
  else button?.click();
}
