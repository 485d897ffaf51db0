import { atom } from 'nanostores';
import type { Outcome } from '../contract/callable.ts';

/** The progress of a form's action. */
export type Submission<Action, Failure, Data = unknown> =
  | { readonly status: 'idle' }
  /** Waiting for a confirmation. */
  | { readonly status: 'confirming'; readonly action: Action }
  | { readonly status: 'submitting'; readonly action: Action }
  | { readonly status: 'done'; readonly action: Action; readonly data: Data }
  | { readonly status: 'rejected'; readonly action: Action; readonly error: Failure };

/**
 * The state machine of every form. While a submission is running, nothing changes and all methods return false.
 * @param unexpected the error if `work` rejects, such as after a failed script download
 */
export function createSubmission<Action, Failure, Data = unknown>(unexpected: Failure) {
  const $state = atom<Submission<Action, Failure, Data>>({ status: 'idle' });
  const set = (next: Submission<Action, Failure, Data>): boolean => {
    if ($state.get().status === 'submitting') return false;
    $state.set(next);
    return true;
  };
  return {
    $state,
    /** Discards the last result, because the input has changed. */
    clear: () => set({ status: 'idle' }),
    requestConfirmation: (action: Action) => set({ status: 'confirming', action }),
    /** Rejects the input without submitting it. */
    reject: (action: Action, error: Failure) => set({ status: 'rejected', action, error }),
    /** Resolves to true on success. */
    async submit(action: Action, work: () => Promise<Outcome<Data, Failure>>): Promise<boolean> {
      if (!set({ status: 'submitting', action })) return false;
      const outcome = await work().catch(() => ({ ok: false, error: unexpected }) as const);
      $state.set(
        outcome.ok
          ? { status: 'done', action, data: outcome.data }
          : { status: 'rejected', action, error: outcome.error },
      );
      return outcome.ok;
    },
  };
}
