import type { CallError } from '../../../contract/callable.ts';
import { lastTimeOf } from './last-time.ts';
import type { Work } from './parts.ts';
import type { WebsiteFault } from './state.ts';

const faultOf = ({ message, gaveUp }: CallError, isOnline: boolean): WebsiteFault => {
  if (message.trim() !== '') return { code: 'message', message };
  if (!isOnline) return { code: 'offline' };
  return { code: gaveUp ? 'timeout' : 'failed' };
};

/**
 * Analyses the website whose address was typed.
 * @param onSuccess called once the report is there
 * @returns stops it: the answer, if it still comes, is dropped
 */
export function analyzeWebsite(
  { backend, locale, isOnline, $state, setSituation, keep }: Work,
  onSuccess: () => void,
): () => void {
  const websiteUrl = $state.get().entries.website.url.trim();
  const fail = (fault: WebsiteFault): void =>
    setSituation({ at: 'website', website: { phase: 'idle', fault } });
  const stop = new AbortController();
  const stopped = (): void => stop.abort();
  if (websiteUrl === '' || !isOnline()) {
    fail({ code: websiteUrl === '' ? 'blank' : 'offline' });
    return stopped;
  }
  setSituation({ at: 'website', website: { phase: 'analyzing' } });
  void backend.analyzeWebsite({ websiteUrl, language: locale }, stop.signal).then((outcome) => {
    if (stop.signal.aborted) return;
    if (!outcome.ok) return fail(faultOf(outcome.error, isOnline()));
    const report = outcome.data;
    keep(({ website }) => ({
      website: { ...website, report, language: locale },
      lastTime: lastTimeOf(website.report, report),
      roadmaps: {},
    }));
    setSituation({ at: 'website', website: { phase: 'success' } });
    onSuccess();
  });
  return stopped;
}
