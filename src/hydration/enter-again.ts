type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether it holds something else than what the page was sent with: typed early, or put back by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Writes past React, which shadows the property on the element to learn what it wrote itself. */
const writePast = (field: Field, key: 'value' | 'checked', value: string | boolean): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);

const tell = (field: Field, type: string): boolean => field.dispatchEvent(new Event(type, { bubbles: true }));

/** What a field holds, to be put back: handing over one field makes React empty the others. */
const contentOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/**
 * The first event makes React hydrate the field at once. React is then led to believe that the field holds something
 * else, so that the second event brings news.
 */
function enter(field: Field, content: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    tell(field, 'input');
    writePast(field, 'value', content);
    tell(field, 'change');
  } else if (isTicked(field)) {
    tell(field, 'click');
    field.checked = !content;
    writePast(field, 'checked', content);
    tell(field, 'click');
  } else {
    tell(field, 'input');
    const { selectionStart, selectionEnd } = field;
    field.value = '';
    writePast(field, 'value', content);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field, 'input');
  }
}

/**
 * Hands to React what fields below an element hold, as if it were entered now. To be called in the task in which React
 * was told to hydrate: it keeps what it finds in a field, but does not learn of it.
 */
export function enterAgain(island: HTMLElement): void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const entered = fields.map((field) => [field, contentOf(field)] as const);
  for (const [field, content] of entered) enter(field, content);
}
