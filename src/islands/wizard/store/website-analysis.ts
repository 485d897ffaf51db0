import type { CallError, ErrorCode } from '../../../contract/callable.ts';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import type { VisitEvent } from '../../../domain/visits/visit-events.ts';
import { rankFindings } from '../../../domain/website/rank.ts';
import { type Entries, reportOf } from './entries.ts';
import { toLastTime } from './last-time.ts';
import type { WebsiteError } from './state.ts';
import type { TaskContext } from './wizard-deps.ts';

/** A report for another kind of business than was read: it orders the findings, and has no evidence. */
export function withBusiness(report: WebsiteAnalysis, kind: BusinessKind | null): WebsiteAnalysis {
  const { business: _business, ...facts } = report.facts;
  return {
    ...report,
    priorities: rankFindings(report.findings, kind ?? undefined),
    facts: kind === null ? facts : { ...facts, business: { kind, evidence: '' } },
  };
}

/** A new report with the kind of business that the visitor chose before, unless it is about another website. */
function withChosenKind({ website, plan: { kind } }: Entries, report: WebsiteAnalysis): WebsiteAnalysis {
  const before = reportOf(website);
  const isOther = before !== null && before.url.final !== report.url.final;
  return kind === null || isOther ? report : withBusiness(report, kind);
}

/** Converts the error of a failed analysis for the visitor. */
export const toWebsiteError = ({ message, isClientTimeout }: CallError, isOnline: boolean): WebsiteError => {
  if (message.trim() !== '') return { code: 'message', message };
  if (!isOnline) return { code: 'offline' };
  return { code: isClientTimeout ? 'timeout' : 'failed' };
};

/** Visit events by error code. */
const EVENT_BY_ERROR_CODE: Readonly<Partial<Record<ErrorCode, VisitEvent>>> = {
  'invalid-argument': 'website-failed-address',
  'not-found': 'website-failed-not-found',
  'permission-denied': 'website-failed-refused',
  unavailable: 'website-failed-unreachable',
  aborted: 'website-failed-unreachable',
  'deadline-exceeded': 'website-failed-timeout',
  'resource-exhausted': 'website-failed-limit',
};

/**
 * Analyzes the entered website.
 * @param onSuccess called once the report is stored
 * @returns stops it; a late response is ignored
 */
export function analyzeWebsite(
  { backend, locale, isOnline, trackEvent, $state, setView, updateEntries }: TaskContext,
  onSuccess: () => void,
): () => void {
  const websiteUrl = $state.get().entries.website.url.trim();
  const fail = (error: WebsiteError): void => setView({ view: 'website', website: { phase: 'idle', error } });
  const abortController = new AbortController();
  const abort = (): void => abortController.abort();
  if (websiteUrl === '' || !isOnline()) {
    if (!isOnline()) trackEvent('website-failed-offline');
    fail({ code: websiteUrl === '' ? 'blank' : 'offline' });
    return abort;
  }
  setView({ view: 'website', website: { phase: 'analyzing' } });
  /** Adds what a language model read, unless the report has been replaced. */
  const addReading = (rules: WebsiteAnalysis, read: WebsiteAnalysis): void =>
    updateEntries((entries) =>
      reportOf(entries.website)?.fetchedAt === rules.fetchedAt
        ? { website: { ...entries.website, report: withChosenKind(entries, read) } }
        : {},
    );
  let shown: WebsiteAnalysis | null = null;
  const show = (data: WebsiteAnalysis): void => {
    if (abortController.signal.aborted || shown) return;
    shown = data;
    trackEvent('website-read');
    updateEntries((entries) => ({
      website: { ...entries.website, report: withChosenKind(entries, data) },
      lastTime: toLastTime(reportOf(entries.website), data),
      roadmaps: {},
    }));
    setView({ view: 'website', website: { phase: 'success' } });
    onSuccess();
  };
  const { signal } = abortController;
  void backend.analyzeWebsite({ websiteUrl, language: locale }, signal, show).then((outcome) => {
    if (signal.aborted) return;
    if (shown) return outcome.ok ? addReading(shown, outcome.data) : undefined;
    if (!outcome.ok) {
      const { code } = outcome.error;
      trackEvent(
        isOnline() ? (EVENT_BY_ERROR_CODE[code] ?? 'website-failed-other') : 'website-failed-offline',
      );
      return fail(toWebsiteError(outcome.error, isOnline()));
    }
    show(outcome.data);
  });
  return abort;
}
