import type { CallError, ErrorCode } from '../../../contract/callable.ts';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import type { VisitEvent } from '../../../domain/visits/visit-events.ts';
import { hostOf } from '../../../domain/website/host.ts';
import { rankFindings } from '../../../domain/website/rank.ts';
import { type Entries, type LastTime, reportOf } from './entries.ts';
import type { StoreContext, WebsiteError, WizardBackend } from './state.ts';

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

/** What to store of a report when the next one arrives; null if they are about different websites. */
export function toLastTime(before: WebsiteAnalysis | null, now: WebsiteAnalysis): LastTime | null {
  if (before === null || hostOf(before.url.final) !== hostOf(now.url.final)) return null;
  const { fetchedAt, score, findings } = before;
  return {
    at: fetchedAt,
    score,
    statuses: Object.fromEntries(findings.map(({ id, status }) => [id, status])),
  };
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
 * Analyzes a website. A late response is ignored once `signal` is aborted.
 * @param onSuccess called once the report is stored
 */
export async function analyzeWebsite(
  backend: Pick<WizardBackend, 'analyzeWebsite'>,
  { locale, isOnline, trackEvent, setView, updateEntries }: StoreContext,
  websiteUrl: string,
  signal: AbortSignal,
  onSuccess: () => void,
): Promise<void> {
  let shown: WebsiteAnalysis | null = null;
  const show = (report: WebsiteAnalysis): void => {
    if (signal.aborted || shown) return;
    shown = report;
    trackEvent('website-read');
    updateEntries((entries) => ({
      website: { ...entries.website, report: withChosenKind(entries, report) },
      lastTime: toLastTime(reportOf(entries.website), report),
      roadmaps: {},
    }));
    setView({ view: 'website', website: { phase: 'success' } });
    onSuccess();
  };
  /** Adds what a language model read, unless the report has been replaced. */
  const addReading = (rules: WebsiteAnalysis, read: WebsiteAnalysis): void =>
    updateEntries((entries) =>
      reportOf(entries.website)?.fetchedAt === rules.fetchedAt
        ? { website: { ...entries.website, report: withChosenKind(entries, read) } }
        : {},
    );
  const outcome = await backend.analyzeWebsite({ websiteUrl, language: locale }, signal, show);
  if (signal.aborted) return;
  if (shown) {
    if (outcome.ok) addReading(shown, outcome.data);
  } else if (outcome.ok) show(outcome.data);
  else {
    const { code } = outcome.error;
    trackEvent(isOnline() ? (EVENT_BY_ERROR_CODE[code] ?? 'website-failed-other') : 'website-failed-offline');
    const error = toWebsiteError(outcome.error, isOnline());
    setView({ view: 'website', website: { phase: 'idle', error } });
  }
}
