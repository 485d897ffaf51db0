/** Data that a page stores in sessionStorage for its reload with a newer build: src/directives/renew.ts, restore.ts. */

/** Key for the URL of the missing script; a page reloads once per URL. */
export const RENEWED_FOR = 'renewed-for';
/** Key for the visitor's input. */
export const ENTERED = 'renewed-entered';

/** A field by its name, and its index among fields of that name. */
export type Place = readonly [name: string, nth: number];

export interface Entered {
  /** All changed fields. */
  readonly fields: readonly (readonly [place: Place, value: string, checked: boolean])[];
  /** Labels of buttons clicked before hydration. */
  readonly presses: readonly string[];
  /** The focused field, or null. */
  readonly focused: Place | null;
}
