import { atom, type ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/site/locale.ts';
import type { Backend } from '../../services/backend.ts';

export type MonthlyState =
  | { readonly at: 'reading' }
  /** The link can stop nothing. */
  | { readonly at: 'closed'; readonly why: 'no-link' | 'invalid' }
  | { readonly at: 'ready' }
  | { readonly at: 'ending' }
  | { readonly at: 'ended' }
  /** `message`: the server's, or empty. */
  | { readonly at: 'failed'; readonly message: string };

export interface MonthlyStore {
  readonly $state: ReadableAtom<MonthlyState>;
  /**
   * Takes a link's token. Does not act on it, since mail scanners open links too. @param token the URL's fragment, or
   * empty
   */
  open(token: string): void;
  end(): Promise<void>;
}

/** The confirmation that stops the monthly check. */
export function createMonthlyStore(
  { endMonthlyCheck }: Pick<Backend, 'endMonthlyCheck'>,
  language: Locale,
): MonthlyStore {
  const $state = atom<MonthlyState>({ at: 'reading' });
  let token = '';
  return {
    $state,
    open(given) {
      token = given;
      $state.set(token === '' ? { at: 'closed', why: 'no-link' } : { at: 'ready' });
    },
    async end() {
      const { at } = $state.get();
      if (at !== 'ready' && at !== 'failed') return;
      $state.set({ at: 'ending' });
      const outcome = await endMonthlyCheck(token, language);
      if (outcome.ok) $state.set({ at: 'ended' });
      else if (outcome.error.code === 'permission-denied') $state.set({ at: 'closed', why: 'invalid' });
      else $state.set({ at: 'failed', message: outcome.error.message });
    },
  };
}
