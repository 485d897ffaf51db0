import type { Outcome } from '../../contract/callable.ts';
import type { NewSavedCheck, SavedCheck } from '../../domain/accounts/saved-check.ts';

/** `refused`: nobody is signed in anymore, or the slot was taken in the meantime. `unreachable`: retry later. */
export type SavedChecksError = 'refused' | 'unreachable';

export type SavedChecksResult<T> = Outcome<T, SavedChecksError>;

/** The business checks saved in the signed-in user's account. No method rejects. */
export interface SavedChecks {
  /** Newest first. */
  list(): Promise<SavedChecksResult<readonly SavedCheck[]>>;
  /** Saves to a free slot; a slot in use is refused. */
  save(slot: string, check: NewSavedCheck): Promise<SavedChecksResult<null>>;
  remove(slot: string): Promise<SavedChecksResult<null>>;
  /** The website with a monthly check, or null. */
  getMonthlyWebsite(): Promise<SavedChecksResult<string | null>>;
}
