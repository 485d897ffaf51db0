import { atom, type ReadableAtom } from 'nanostores';
import type { Outcome } from '../contract/callable.ts';

/** The progress of a form's action. */
export type Submission<Action, Failure, Data = unknown> =
  | { readonly status: 'idle' }
  /** Waiting for a confirmation. */
  | { readonly status: 'confirming'; readonly action: Action }
  | { readonly status: 'submitting'; readonly action: Action }
  | { readonly status: 'done'; readonly action: Action; readonly data: Data }
  | { readonly status: 'rejected'; readonly action: Action; readonly error: Failure };

/** While a submission is running, nothing changes and all methods return false. */
export interface SubmissionStore<Action, Failure, Data = unknown> {
  readonly $state: ReadableAtom<Submission<Action, Failure, Data>>;
  /** Discards the last result, because the input has changed. */
  clear(): boolean;
  requestConfirmation(action: Action): boolean;
  /** Rejects the input without submitting it. */
  reject(action: Action, error: Failure): boolean;
  /** Resolves to true on success. */
  submit(action: Action, work: () => Promise<Outcome<Data, Failure>>): Promise<boolean>;
}

/**
 * The state machine of every form.
 * @param unexpected the error if `work` rejects, such as after a failed script download
 */
export function createSubmission<Action, Failure, Data = unknown>(
  unexpected: Failure,
): SubmissionStore<Action, Failure, Data> {
  const $state = atom<Submission<Action, Failure, Data>>({ status: 'idle' });
  const set = (next: Submission<Action, Failure, Data>): boolean => {
    if ($state.get().status === 'submitting') return false;
    $state.set(next);
    return true;
  };
  return {
    $state,
    clear: () => set({ status: 'idle' }),
    requestConfirmation: (action) => set({ status: 'confirming', action }),
    reject: (action, error) => set({ status: 'rejected', action, error }),
    async submit(action, work) {
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
