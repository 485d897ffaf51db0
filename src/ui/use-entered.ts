import { type RefObject, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds. */
export interface Held {
  readonly value: string;
  /** Of a checkbox; false for everything else. */
  readonly checked: boolean;
}

/** What to do with what a field holds, by the field's name. */
export type Takers = Readonly<Record<string, (held: Held) => void>>;

const heldBy = (control: Control): Held => ({
  value: control.value,
  checked: control instanceof HTMLInputElement && control.checked,
});

/** What a field held when the page was sent. */
function sentWith(control: Control): Held {
  if (control instanceof HTMLSelectElement)
    return {
      value: [...control.options].find((option) => option.defaultSelected)?.value ?? '',
      checked: false,
    };
  // The value of a checkbox is no entry, and differs from its default where it has none.
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return { value: control.value, checked: control.defaultChecked };
  return { value: control.defaultValue, checked: false };
}

/**
 * Takes what an island's fields hold when it wakes: typed before its script was there, or put back by the browser. React
 * leaves it in the fields but does not tell of it. A field that holds what the page was sent with is passed over.
 * @example useEntered(form, { email: ({ value }) => store.edit({ email: value }) })
 */
export function useEntered(root: RefObject<HTMLElement | null>, takers: Takers): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it wakes
  useLayoutEffect(() => {
    for (const [name, take] of Object.entries(takers)) {
      const control = root.current?.querySelector<Control>(`[name="${name}"]`);
      if (!control) continue;
      const held = heldBy(control);
      const sent = sentWith(control);
      if (held.value !== sent.value || held.checked !== sent.checked) take(held);
    }
  }, []);
}
