import type { NewSavedCheck, SavedCheck } from '../../domain/accounts/saved-check.ts';

/** `refused`: nobody is signed in any more, or a place was taken meanwhile. `unreachable`: try again later. */
export type SavedChecksFault = 'refused' | 'unreachable';

export type Saved<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly fault: SavedChecksFault };

/** The business checks in the account of whoever is signed in. Nothing here rejects. */
export interface SavedChecks {
  /** Newest first. */
  list(): Promise<Saved<readonly SavedCheck[]>>;
  /** Puts one into a free place; one that is taken is refused. */
  keep(slot: string, check: NewSavedCheck): Promise<Saved<null>>;
  remove(slot: string): Promise<Saved<null>>;
  /** The website that is checked every month, or null. */
  monthlyWebsite(): Promise<Saved<string | null>>;
}
