/** Restores the visitor's input after a reload for a newer build. */
import { type FieldLocator, INPUT_KEY, type SavedInput } from './saved-input.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

function findField([name, index]: FieldLocator): Field | null {
  const field = document.getElementsByName(name)[index];
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** React ignores values set through the element's own property. */
function setValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreField([locator, value, checked]: SavedInput['fields'][number]): void {
  const field = findField(locator);
  if (!field) return;
  if (!(field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))) setValue(field, value);
  else if (field.checked !== checked) field.click();
}

/** Tells the visitor to click again. */
function askToResubmit(button: HTMLButtonElement): void {
  const message = document.querySelector<HTMLElement>('.island-failed');
  const island = button.closest('astro-island');
  if (!message || !island) return;
  const originalText = message.textContent;
  message.textContent = message.dataset.renewed ?? '';
  island.after(message);
  message.hidden = false;
  button.focus();
  const hideMessage = (): void => {
    message.hidden = true;
    message.textContent = originalText;
  };
  button.addEventListener('click', hideMessage, { once: true, capture: true });
}

const { fields, presses, focused }: SavedInput = JSON.parse(sessionStorage.getItem(INPUT_KEY) ?? '');
sessionStorage.removeItem(INPUT_KEY);
for (const field of fields) restoreField(field);
if (focused) findField(focused)?.focus();
for (const text of presses) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('astro-island button')];
  const button = buttons.find(({ textContent }) => textContent === text);
  // Never submit without a click on this page.
  if (button?.type === 'submit') askToResubmit(button);
  else button?.click();
}
