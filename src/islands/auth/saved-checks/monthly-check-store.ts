import type { CallError } from '../../../contract/callable.ts';
import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Backend } from '../../../services/backend.ts';
import { UNREACHABLE } from '../../../stores/call-failures.ts';
import { createSubmission } from '../../../stores/submission.ts';

export interface MonthlyCheckDeps {
  readonly backend: Pick<Backend, 'setMonthlyCheck'>;
  readonly language: Locale;
  readonly getWebsiteUrl: (check: SavedCheck) => Promise<string>;
  /** Called with the website checked from now on, or null. */
  readonly onChange: (website: string | null) => void;
}

/** Turns the monthly check on and off, one request at a time. */
export function createMonthlyCheckStore({ backend, language, getWebsiteUrl, onChange }: MonthlyCheckDeps) {
  const submission = createSubmission<'begin' | 'end', CallError>(UNREACHABLE);
  const set = async (action: 'begin' | 'end', getWebsite: () => Promise<string | null>): Promise<void> => {
    await submission.submit(action, async () => {
      const outcome = await backend.setMonthlyCheck({ website: await getWebsite(), language });
      if (outcome.ok) onChange(outcome.data.website);
      return outcome;
    });
  };
  return {
    $setting: submission.$state,
    begin: (check: SavedCheck) => set('begin', () => getWebsiteUrl(check)),
    end: () => set('end', async () => null),
  };
}
