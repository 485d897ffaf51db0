import { atom } from 'nanostores';
import type { CallError } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Backend } from '../../services/backend.ts';
import { UNREACHABLE } from '../../stores/call-failures.ts';
import { createSubmission } from '../../stores/submission.ts';

/** The confirmation that stops the monthly check. */
export function createStopMonthlyCheckStore(
  { endMonthlyCheck }: Pick<Backend, 'endMonthlyCheck'>,
  language: Locale,
) {
  const $token = atom<string | null>(null);
  const submission = createSubmission<'end', CallError>(UNREACHABLE);
  return {
    /** Null until it is read; empty without a link. */
    $token,
    $submission: submission.$state,
    /**
     * Takes a link's token. Does not act on it, since email scanners open links too. @param token the URL's fragment, or
     * empty
     */
    open(token: string) {
      submission.clear();
      $token.set(token);
    },
    async end() {
      const token = $token.get();
      if (token) await submission.submit('end', () => endMonthlyCheck({ token, language }));
    },
  };
}
