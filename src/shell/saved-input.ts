/** Data that a page stores in sessionStorage for its reload with a newer build: src/directives/stale-build.ts, restore.ts. */

/** Key for the URL of the missing script; a page reloads once per URL. */
export const MISSING_SCRIPT_KEY = 'renewed-for';
/** Key for the visitor's input. */
export const INPUT_KEY = 'renewed-entered';

/** A field by its name, and its index among fields of that name. */
export type FieldLocator = readonly [name: string, nth: number];

export interface SavedInput {
  /** All changed fields. */
  readonly fields: readonly (readonly [place: FieldLocator, value: string, checked: boolean])[];
  /** Labels of buttons clicked before hydration. */
  readonly presses: readonly string[];
  /** The focused field, or null. */
  readonly focused: FieldLocator | null;
}
