import { atom, type ReadableAtom } from 'nanostores';
import type { WebsiteError } from '../../store/state.ts';
import { toWebsiteError } from '../../store/website-analysis.ts';
import type { WizardDeps } from '../../store/wizard-deps.ts';
import type { WizardStore } from '../../store/wizard-store.ts';

export type Comparing =
  | { readonly phase: 'idle'; readonly error: WebsiteError | null }
  | { readonly phase: 'reading' };

export interface ComparisonStore {
  readonly $comparing: ReadableAtom<Comparing>;
  setUrl(url: string): void;
  /** Analyzes the typed URL; the last comparison stays until there is another. */
  compare(): Promise<void>;
  /** Ends the analysis: an answer that still comes is dropped. */
  cancel(): void;
  remove(): void;
}

/** The analysis of a second website, next to whatever else the wizard does. */
export function createComparisonStore({
  backend,
  wizard: { $state, setCompetitor },
  locale,
  isOnline,
}: Pick<WizardDeps, 'backend' | 'locale' | 'isOnline'> & {
  readonly wizard: Pick<WizardStore, '$state' | 'setCompetitor'>;
}): ComparisonStore {
  const $comparing = atom<Comparing>({ phase: 'idle', error: null });
  let stop = new AbortController();
  const fail = (error: WebsiteError | null): void => $comparing.set({ phase: 'idle', error });

  return {
    $comparing,
    setUrl(url) {
      setCompetitor({ ...$state.get().entries.competitor, url });
      if ($comparing.get().phase === 'idle') fail(null);
    },
    async compare() {
      const websiteUrl = $state.get().entries.competitor.url.trim();
      if ($comparing.get().phase === 'reading') return;
      if (websiteUrl === '') return fail({ code: 'blank' });
      if (!isOnline()) return fail({ code: 'offline' });
      stop = new AbortController();
      const { signal } = stop;
      $comparing.set({ phase: 'reading' });
      const outcome = await backend.analyzeWebsite({ websiteUrl, language: locale }, signal);
      if (signal.aborted) return;
      if (!outcome.ok) return fail(toWebsiteError(outcome.error, isOnline()));
      setCompetitor({ ...$state.get().entries.competitor, report: outcome.data });
      fail(null);
    },
    cancel() {
      stop.abort();
      fail(null);
    },
    remove: () => setCompetitor({ url: '', report: null }),
  };
}
