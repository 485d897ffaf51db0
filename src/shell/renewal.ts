/** What a page leaves in the tab's storage for the newer one that takes its place: src/directives/renew.ts, restore.ts. */

/** Holds the address of the script that was missing: a page reloads once for each. */
export const RENEWED_FOR = 'renewed-for';
/** Holds what was entered. */
export const ENTERED = 'renewed-entered';

/** A field by its name, and the how manyth it is of that name. */
export type Place = readonly [name: string, nth: number];

export interface Entered {
  /** Every field that was changed. */
  readonly fields: readonly (readonly [place: Place, value: string, checked: boolean])[];
  /** Texts of the buttons that were pressed before anything listened. */
  readonly presses: readonly string[];
  /** The field that had the focus; null for none. */
  readonly focused: Place | null;
}
