import { atom, type ReadableAtom } from 'nanostores';
import type { PlanActions } from '../../store/plan-actions.ts';
import type { WebsiteError, WizardBackend, WizardDeps } from '../../store/state.ts';
import { toWebsiteError } from '../../store/website-analysis.ts';
import type { WizardStore } from '../../store/wizard-store.ts';

type ComparisonState =
  | { readonly phase: 'idle'; readonly error: WebsiteError | null }
  | { readonly phase: 'analyzing' };

/** Analyzes a second website, alongside whatever else the wizard does. */
export function createComparisonStore({
  backend,
  wizard: { $state, setCompetitor },
  locale,
  isOnline,
}: Pick<WizardDeps, 'locale' | 'isOnline'> & {
  readonly backend: Pick<WizardBackend, 'analyzeWebsite'>;
  readonly wizard: Pick<WizardStore, '$state'> & Pick<PlanActions, 'setCompetitor'>;
}) {
  const $comparison = atom<ComparisonState>({ phase: 'idle', error: null });
  let abortController = new AbortController();
  const setIdle = (error: WebsiteError | null = null): void => $comparison.set({ phase: 'idle', error });

  const $readable: ReadableAtom<ComparisonState> = $comparison;

  return {
    $comparison: $readable,
    setUrl(url: string): void {
      setCompetitor({ ...$state.get().entries.competitor, url });
      if ($comparison.get().phase === 'idle') setIdle();
    },
    /** Analyzes the entered URL; the previous comparison stays until a new one replaces it. */
    async compare(): Promise<void> {
      const websiteUrl = $state.get().entries.competitor.url.trim();
      if ($comparison.get().phase === 'analyzing') return;
      if (websiteUrl === '') return setIdle({ code: 'blank' });
      if (!isOnline()) return setIdle({ code: 'offline' });
      abortController = new AbortController();
      const { signal } = abortController;
      $comparison.set({ phase: 'analyzing' });
      const outcome = await backend.analyzeWebsite({ websiteUrl, language: locale }, signal);
      if (signal.aborted) return;
      if (!outcome.ok) return setIdle(toWebsiteError(outcome.error, isOnline()));
      setCompetitor({ ...$state.get().entries.competitor, report: outcome.data });
      setIdle();
    },
    /** Aborts the analysis; a late response is ignored. */
    cancel(): void {
      abortController.abort();
      setIdle();
    },
    remove: (): void => setCompetitor({ url: '', report: null }),
  };
}
