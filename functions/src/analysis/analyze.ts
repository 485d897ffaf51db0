import {
  type AnalyzeWebsiteRequest,
  isWebsiteAnalysis,
  type WebsiteAnalysis,
} from '../../../src/contract/analyze-website.ts';
import type { Cache } from '../lib/cache.ts';
import type { Limit, Limits } from '../lib/limits.ts';
import { AnalysisError, type Fault } from './fault.ts';
import type { Guard } from './fetch/guard.ts';
import { candidatesOf } from './fetch/website-url.ts';
import { CALLER_LIMITS, HOST_LIMIT } from './limits.ts';
import { reportOf } from './report/report.ts';
import { takeSnapshot } from './snapshot.ts';

export { publicGuard } from './fetch/guard.ts';

export interface Analyst {
  readonly guard: Guard;
  /** Who asks; only its HMAC is kept. */
  readonly caller: string;
  readonly limits: Limits;
  readonly cache: Cache;
  readonly now: () => number;
}

async function take(limits: Limits, limit: Limit, subject: string, fault: Fault): Promise<void> {
  const taken = await limits.take(limit, subject);
  if (!taken.ok)
    throw new AnalysisError(fault, { minutes: Math.max(1, Math.ceil(taken.retryAfterMs / 60_000)) });
}

/** Reports on a website, from the cache when it was analysed within the hour. Throws an {@link AnalysisError}. */
export async function analyze(
  { websiteUrl, language = 'en' }: AnalyzeWebsiteRequest,
  { guard, caller, limits, cache, now }: Analyst,
): Promise<WebsiteAnalysis> {
  const candidates = candidatesOf(websiteUrl, guard.isExempt);
  for (const limit of CALLER_LIMITS) await take(limits, limit, caller, 'caller-limit');

  const key = `${language} ${candidates[0].href}`;
  const cached = await cache.get(key);
  if (isWebsiteAnalysis(cached)) return { ...cached, url: { ...cached.url, requested: websiteUrl } };

  await take(limits, HOST_LIMIT, candidates[0].hostname, 'host-limit');
  const snapshot = await takeSnapshot(websiteUrl, candidates, { guard, language, now });
  const report = reportOf(snapshot, language);
  await cache.set(key, report);
  return report;
}
