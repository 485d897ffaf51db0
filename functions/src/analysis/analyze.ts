import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../../../src/contract/analyze-website.ts';
import type { Guard } from './fetch/guard.ts';
import { reportOf } from './report/report.ts';
import { takeSnapshot } from './snapshot.ts';

export { publicGuard } from './fetch/guard.ts';

export interface Analyst {
  readonly guard: Guard;
  readonly now: () => Date;
}

/** Fetches a website and reports what it finds. Throws an AnalysisError. */
export async function analyze(
  { websiteUrl, language = 'en' }: AnalyzeWebsiteRequest,
  { guard, now }: Analyst,
): Promise<WebsiteAnalysis> {
  return reportOf(await takeSnapshot(websiteUrl, { guard, language, now }), language);
}
