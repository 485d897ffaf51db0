import {
  type AnalyzeWebsiteRequest,
  isWebsiteAnalysis,
  type WebsiteAnalysis,
} from '../../../src/contract/analyze-website.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import type { Cache } from '../lib/cache.ts';
import type { LanguageModel } from '../lib/gemini.ts';
import type { Limit, Limits } from '../lib/limits.ts';
import { AnalysisError, type Fault } from './fault.ts';
import type { Guard } from './fetch/guard.ts';
import { candidatesOf } from './fetch/website-url.ts';
import { CALLER_LIMITS, HOST_LIMIT, MODEL_CALLER_LIMIT, MODEL_LIMIT } from './limits.ts';
import { writeSummary } from './prose/write-summary.ts';
import { reportOf } from './report/report.ts';
import { takeSnapshot } from './snapshot.ts';

export { publicGuard } from './fetch/guard.ts';

/** How long the language model may take, in milliseconds; the fetch before it has 15 s, the function 60 s for all. */
const MODEL_PATIENCE_MS = 25_000;

export interface Analyst {
  readonly guard: Guard;
  /** Who asks; only its HMAC is kept. */
  readonly caller: string;
  readonly limits: Limits;
  readonly cache: Cache;
  readonly now: () => number;
  /** Null: the rules write the summary. */
  readonly model: LanguageModel | null;
  readonly onModelFailure: (error: unknown) => void;
  readonly modelPatienceMs?: number;
}

async function take(limits: Limits, limit: Limit, subject: string, fault: Fault): Promise<void> {
  const taken = await limits.take(limit, subject);
  if (!taken.ok)
    throw new AnalysisError(fault, { minutes: Math.max(1, Math.ceil(taken.retryAfterMs / 60_000)) });
}

/** The report with a summary by the language model, where there is one and it may be asked. */
async function withModel(
  report: WebsiteAnalysis,
  language: Locale,
  { model, caller, limits, onModelFailure, modelPatienceMs = MODEL_PATIENCE_MS }: Analyst,
): Promise<WebsiteAnalysis> {
  if (!model) return report;
  if (!(await limits.take(MODEL_CALLER_LIMIT, caller)).ok) return report;
  if (!(await limits.take(MODEL_LIMIT, 'all')).ok) return report;
  const signal = AbortSignal.timeout(modelPatienceMs);
  const summary = await writeSummary(report, language, { model, signal, onFailure: onModelFailure });
  return summary === null ? report : { ...report, summary, engine: 'rules+llm' };
}

/** Reports on a website, from the cache when it was analysed within the hour. Throws an {@link AnalysisError}. */
export async function analyze(
  { websiteUrl, language = 'en' }: AnalyzeWebsiteRequest,
  analyst: Analyst,
): Promise<WebsiteAnalysis> {
  const { guard, caller, limits, cache, now } = analyst;
  const candidates = candidatesOf(websiteUrl, guard.isExempt);
  for (const limit of CALLER_LIMITS) await take(limits, limit, caller, 'caller-limit');

  const key = `${analyst.model?.name ?? 'rules'} ${language} ${candidates[0].href}`;
  const cached = await cache.get(key);
  if (isWebsiteAnalysis(cached)) return { ...cached, url: { ...cached.url, requested: websiteUrl } };

  await take(limits, HOST_LIMIT, candidates[0].hostname, 'host-limit');
  const snapshot = await takeSnapshot(websiteUrl, candidates, { guard, language, now });
  const report = await withModel(reportOf(snapshot, language), language, analyst);
  await cache.set(key, report);
  return report;
}
