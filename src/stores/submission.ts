import { atom, type ReadableAtom } from 'nanostores';
import type { Outcome } from '../contract/callable.ts';

/** The progress of a form. `on`: which of its actions. */
export type Submission<On, Failure, Data = unknown> =
  | { readonly status: 'idle' }
  /** Waiting for a confirmation. */
  | { readonly status: 'asking'; readonly on: On }
  | { readonly status: 'submitting'; readonly on: On }
  | { readonly status: 'done'; readonly on: On; readonly data: Data }
  | { readonly status: 'refused'; readonly on: On; readonly error: Failure };

/** Nothing changes while a submission is running: then all methods return false. */
export interface SubmissionStore<On, Failure, Data = unknown> {
  readonly $state: ReadableAtom<Submission<On, Failure, Data>>;
  /** Forgets the last result, because the input has changed. */
  clear(): boolean;
  ask(on: On): boolean;
  /** Refuses the input without submitting it. */
  refuse(on: On, error: Failure): boolean;
  /** Resolves to true on success. */
  submit(on: On, work: () => Promise<Outcome<Data, Failure>>): Promise<boolean>;
}

/**
 * The state machine of every form.
 * @param unexpected the fault of work that rejects, such as a failed script download
 */
export function createSubmission<On, Failure, Data = unknown>(
  unexpected: Failure,
): SubmissionStore<On, Failure, Data> {
  const $state = atom<Submission<On, Failure, Data>>({ status: 'idle' });
  const set = (next: Submission<On, Failure, Data>): boolean => {
    if ($state.get().status === 'submitting') return false;
    $state.set(next);
    return true;
  };
  return {
    $state,
    clear: () => set({ status: 'idle' }),
    ask: (on) => set({ status: 'asking', on }),
    refuse: (on, error) => set({ status: 'refused', on, error }),
    async submit(on, work) {
      if (!set({ status: 'submitting', on })) return false;
      const outcome = await work().catch(() => ({ ok: false, error: unexpected }) as const);
      $state.set(
        outcome.ok
          ? { status: 'done', on, data: outcome.data }
          : { status: 'refused', on, error: outcome.error },
      );
      return outcome.ok;
    },
  };
}
