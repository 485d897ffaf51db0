import { atom, type ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/site/locale.ts';
import type { Backend } from '../../services/backend.ts';

export type MonthlyState =
  | { readonly at: 'reading' }
  /** Nothing that could end anything. */
  | { readonly at: 'closed'; readonly why: 'no-link' | 'invalid' }
  | { readonly at: 'ready' }
  | { readonly at: 'ending' }
  | { readonly at: 'ended' }
  /** `message`: the server's sentence, or empty. */
  | { readonly at: 'failed'; readonly message: string };

export interface MonthlyStore {
  readonly $state: ReadableAtom<MonthlyState>;
  /** Takes a link; programs open links too, so that alone changes nothing. @param token of the address's fragment, or empty */
  open(token: string): void;
  end(): Promise<void>;
}

/** The one press that ends the check every month. */
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
