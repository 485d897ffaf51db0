import { type RefObject, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The current input of a field. */
export interface FieldInput {
  readonly value: string;
  /** False for anything but a checkbox. */
  readonly checked: boolean;
}

/** Handlers for the current input, by field name. */
export type InputHandlers = Readonly<Record<string, (input: FieldInput) => void>>;

const readInput = (control: Control): FieldInput => ({
  value: control.value,
  checked: control instanceof HTMLInputElement && control.checked,
});

/** A field's default, as the page was served. */
function readDefault(control: Control): FieldInput {
  if (control instanceof HTMLSelectElement)
    return {
      value: [...control.options].find((option) => option.defaultSelected)?.value ?? '',
      checked: false,
    };
  // For a checkbox, `value` is not input and has no usable default.
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return { value: control.value, checked: control.defaultChecked };
  return { value: control.defaultValue, checked: false };
}

/**
 * Reads input from before hydration: typed early, or restored by the browser. It is in the fields, even if React replaced
 * them (src/directives/replaced-nodes.ts), but React fires no event. Skips fields that still have their default.
 * @example useEarlyInput(form, { email: ({ value }) => store.edit({ email: value }) })
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>, handlers: InputHandlers): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    for (const [name, handle] of Object.entries(handlers)) {
      const control = root.current?.querySelector<Control>(`[name="${name}"]`);
      if (!control) continue;
      const input = readInput(control);
      const defaultInput = readDefault(control);
      if (input.value !== defaultInput.value || input.checked !== defaultInput.checked) handle(input);
    }
  }, []);
}
