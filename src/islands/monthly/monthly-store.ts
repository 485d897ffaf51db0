import { atom, type ReadableAtom } from 'nanostores';
import type { CallError } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Backend } from '../../services/backend.ts';
import { UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission, type Submission } from '../../stores/submission.ts';

export interface StopMonthlyCheckStore {
  /** Null until it is read; empty without a link. */
  readonly $token: ReadableAtom<string | null>;
  readonly $submission: ReadableAtom<Submission<'end', CallError>>;
  /**
   * Takes a link's token. Does not act on it, since email scanners open links too. @param token the URL's fragment, or
   * empty
   */
  open(token: string): void;
  end(): Promise<void>;
}

/** The confirmation that stops the monthly check. */
export function createStopMonthlyCheckStore(
  { endMonthlyCheck }: Pick<Backend, 'endMonthlyCheck'>,
  language: Locale,
): StopMonthlyCheckStore {
  const $token = atom<string | null>(null);
  const submission = createSubmission<'end', CallError>(UNREACHABLE);
  return {
    $token,
    $submission: submission.$state,
    open(token) {
      submission.clear();
      $token.set(token);
    },
    async end() {
      const token = $token.get();
      if (token) await submission.submit('end', () => endMonthlyCheck(token, language));
    },
  };
}
