import {
  type AnalyzeWebsiteInput,
  analyzeWebsite,
  type WebsiteAnalysis,
} from '../../../src/contract/website/analyze-website.ts';
import type { Cache } from '../platform/cache.ts';
import type { Limit, Limits } from '../platform/limits.ts';
import type { LanguageModel } from '../platform/model/language-model.ts';
import { AnalysisError } from './fault.ts';
import { type IsExempt, parseCandidateUrls } from './fetch/website-url.ts';
import { CALLER_LIMITS, HOST_LIMIT, MODEL_CALLER_LIMIT, MODEL_LIMIT } from './limits.ts';
import type { ReadReport } from './reading/messages.ts';
import type { Read } from './reading/readers.ts';

const MODEL_TIMEOUT_MS = 15_000;

export interface AnalysisDeps {
  readonly isExempt: IsExempt;
  readonly read: Read;
  /** IP address of the caller. Only its HMAC is stored. */
  readonly caller: string;
  readonly limits: Limits;
  readonly cache: Cache;
  /** Null to use rules alone. */
  readonly model: LanguageModel | null;
  /** Sends the rules' report, since the model takes seconds; without it, there is no model either. */
  readonly sendReport?: ((report: WebsiteAnalysis) => unknown) | undefined;
  readonly onModelFailure: (error: unknown) => void;
  readonly modelTimeoutMs?: number;
}

/** Consumes a unit of a limit. Returns the minutes to wait if the limit is exhausted, else null. */
async function consumeLimit(limits: Limits, limit: Limit, subject: string): Promise<number | null> {
  const result = await limits.consume(limit, subject);
  return result.ok ? null : Math.max(1, Math.ceil(result.retryAfterMs / 60_000));
}

async function withReading(
  { siteText = [], ...report }: ReadReport,
  { model, sendReport, caller, limits, onModelFailure, modelTimeoutMs = MODEL_TIMEOUT_MS }: AnalysisDeps,
): Promise<WebsiteAnalysis> {
  if (!model || !sendReport) return report;
  void sendReport(report);
  if (!(await limits.consume(MODEL_CALLER_LIMIT, caller)).ok) return report;
  if (!(await limits.consume(MODEL_LIMIT, 'all')).ok) return report;
  const signal = AbortSignal.timeout(modelTimeoutMs);
  const { readMeaning } = await import('./meaning/read-meaning.ts');
  return readMeaning(report, siteText, { model, signal, onFailure: onModelFailure });
}

/**
 * Analyzes a website. Reports are cached for an hour.
 * @throws AnalysisError
 */
export async function analyze(
  { websiteUrl, language }: AnalyzeWebsiteInput,
  deps: AnalysisDeps,
): Promise<WebsiteAnalysis> {
  const { isExempt, caller, limits, cache, read } = deps;
  const candidates = parseCandidateUrls(websiteUrl, isExempt);
  for (const limit of CALLER_LIMITS) {
    const minutes = await consumeLimit(limits, limit, caller);
    if (minutes !== null) throw new AnalysisError('caller-limit', { minutes });
  }

  const reader = (deps.sendReport && deps.model?.name) ?? 'rules';
  const key = `${reader} ${language} ${candidates[0].href}`;
  const { data: cached } = analyzeWebsite.response.safeParse(await cache.get(key));
  if (cached) return { ...cached, url: { ...cached.url, requested: websiteUrl } };

  const contact = (host: string): Promise<number | null> => consumeLimit(limits, HOST_LIMIT, host);
  const report = await withReading(await read({ websiteUrl, language }, { caller, contact }), deps);
  await cache.set(key, report);
  return report;
}
