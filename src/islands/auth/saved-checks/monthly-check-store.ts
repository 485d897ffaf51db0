import { atom, type ReadableAtom } from 'nanostores';
import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Backend } from '../../../services/backend.ts';

export type MonthlySetting =
  | { readonly at: 'resting' }
  | { readonly at: 'working' }
  | { readonly at: 'ended' }
  /** `message`: the server's, or empty. */
  | { readonly at: 'failed'; readonly message: string };

export interface MonthlyCheckStore {
  readonly $setting: ReadableAtom<MonthlySetting>;
  /** Turns on the monthly check for a check's website. */
  begin(check: SavedCheck): Promise<void>;
  end(): Promise<void>;
}

export interface MonthlyCheckSources {
  readonly backend: Pick<Backend, 'setMonthlyCheck'>;
  readonly language: Locale;
  /** URL of a check's website. */
  readonly websiteOf: (check: SavedCheck) => Promise<string>;
  /** Called with the website checked from now on, or null. */
  readonly onChange: (website: string | null) => void;
}

/** Turns the monthly check on and off, one request at a time. */
export function createMonthlyCheckStore({
  backend,
  language,
  websiteOf,
  onChange,
}: MonthlyCheckSources): MonthlyCheckStore {
  const $setting = atom<MonthlySetting>({ at: 'resting' });
  const set = async (wanted: () => Promise<string | null>, done: MonthlySetting): Promise<void> => {
    if ($setting.get().at === 'working') return;
    $setting.set({ at: 'working' });
    const outcome = await backend.setMonthlyCheck(await wanted(), language);
    if (outcome.ok) onChange(outcome.data.website);
    $setting.set(outcome.ok ? done : { at: 'failed', message: outcome.error.message });
  };
  return {
    $setting,
    begin: (check) => set(() => websiteOf(check), { at: 'resting' }),
    end: () => set(async () => null, { at: 'ended' }),
  };
}
