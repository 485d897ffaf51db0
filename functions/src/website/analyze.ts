import {
  type AnalyzeWebsiteInput,
  analyzeWebsite,
  type WebsiteAnalysis,
} from '../../../src/contract/website/analyze-website.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Cache } from '../platform/cache.ts';
import type { LanguageModel } from '../platform/gemini.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import { AnalysisError } from './fault.ts';
import { candidatesOf, type IsExempt } from './fetch/website-url.ts';
import { CALLER_LIMITS, HOST_LIMIT, MODEL_CALLER_LIMIT, MODEL_LIMIT } from './limits.ts';
import { writeSummary } from './prose/write-summary.ts';
import type { Read } from './reading/readers.ts';

/** How long the language model may take, in milliseconds; waiting and reading before it have 28 s, the function 60 s. */
const MODEL_PATIENCE_MS = 25_000;

export interface Analyst {
  readonly isExempt: IsExempt;
  readonly read: Read;
  /** Who asks; only its HMAC is kept. */
  readonly caller: string;
  readonly limits: Limits;
  readonly cache: Cache;
  /** Null: the rules write the summary. */
  readonly model: LanguageModel | null;
  readonly onModelFailure: (error: unknown) => void;
  readonly modelPatienceMs?: number;
}

/** Takes one from a limit; the minutes to wait when nothing is left of it. */
async function waitFor(limits: Limits, limit: Limit, subject: string): Promise<number | null> {
  const taken = await limits.take(limit, subject);
  return taken.ok ? null : Math.max(1, Math.ceil(taken.retryAfterMs / 60_000));
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
  { websiteUrl, language }: AnalyzeWebsiteInput,
  analyst: Analyst,
): Promise<WebsiteAnalysis> {
  const { isExempt, caller, limits, cache, read } = analyst;
  const candidates = candidatesOf(websiteUrl, isExempt);
  for (const limit of CALLER_LIMITS) {
    const minutes = await waitFor(limits, limit, caller);
    if (minutes !== null) throw new AnalysisError('caller-limit', { minutes });
  }

  const key = `${analyst.model?.name ?? 'rules'} ${language} ${candidates[0].href}`;
  const { data: cached } = analyzeWebsite.response.safeParse(await cache.get(key));
  if (cached) return { ...cached, url: { ...cached.url, requested: websiteUrl } };

  const contact = (host: string): Promise<number | null> => waitFor(limits, HOST_LIMIT, host);
  const rulesReport = await read({ websiteUrl, language }, { caller, contact });
  const report = await withModel(rulesReport, language, analyst);
  await cache.set(key, report);
  return report;
}
