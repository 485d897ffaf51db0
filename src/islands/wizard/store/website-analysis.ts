import type { CallError } from '../../../contract/callable.ts';
import type { Entries } from './entries.ts';
import { isWebsiteAnalysis } from './report-guards.ts';
import type { Situation, WebsiteFault, WizardState } from './state.ts';
import type { WizardParts } from './wizard-store.ts';

/** What a piece of work may use of the store. */
export interface Work extends Pick<WizardParts, 'backend' | 'locale' | 'isOnline'> {
  readonly $state: { readonly get: () => WizardState };
  readonly situate: (situation: Situation) => void;
  readonly keep: (change: Partial<Entries>) => void;
}

const faultOf = ({ code, message }: CallError, isOnline: boolean): WebsiteFault => {
  if (message.trim() !== '') return { code: 'message', message };
  if (!isOnline) return { code: 'offline' };
  return { code: code === 'deadline-exceeded' ? 'timeout' : 'failed' };
};

/**
 * Analyses the website whose address was typed.
 * @param onSuccess called once the report is there
 * @returns stops it: the answer, if it still comes, is dropped
 */
export function analyzeWebsite(
  { backend, locale, isOnline, $state, situate, keep }: Work,
  onSuccess: () => void,
): () => void {
  const websiteUrl = $state.get().entries.website.url.trim();
  const fail = (fault: WebsiteFault): void => situate({ at: 1, website: { phase: 'idle', fault } });
  const stop = new AbortController();
  const stopped = (): void => stop.abort();
  if (websiteUrl === '' || !isOnline()) {
    fail({ code: websiteUrl === '' ? 'blank' : 'offline' });
    return stopped;
  }
  situate({ at: 1, website: { phase: 'analyzing' } });
  void backend.analyzeWebsite({ websiteUrl, language: locale }, stop.signal).then((outcome) => {
    if (stop.signal.aborted) return;
    if (!outcome.ok) return fail(faultOf(outcome.error, isOnline()));
    if (!isWebsiteAnalysis(outcome.data)) return fail({ code: 'failed' });
    keep({
      website: { ...$state.get().entries.website, report: outcome.data, language: locale },
      roadmaps: {},
    });
    situate({ at: 1, website: { phase: 'success' } });
    onSuccess();
  });
  return stopped;
}
