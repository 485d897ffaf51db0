/** A whole result as the fragment of an address: it is never sent to a server. */
import type { WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import { isRecord } from '../../../contract/callable.ts';
import type { Roadmap } from '../../../contract/generate-anbahn-roadmap.ts';
import { isLocale } from '../../../domain/locale.ts';
import { answersFrom } from '../store/entries.ts';
import { isNullOr } from '../store/guards.ts';
import { isRoadmap, isWebsiteAnalysis } from '../store/report-guards.ts';
import type { SharedReport } from '../store/shared-report.ts';
import { deflated, inflated } from './deflate.ts';

/** A fragment that carries a result begins with this. */
export const SHARE_PREFIX = '#r=';

const VERSION = 1;
const isAnalysis = isNullOr<WebsiteAnalysis>(isWebsiteAnalysis);
const isOptional = isNullOr<Roadmap>(isRoadmap);

/** The fragment for a result, with its sign. The free text is left out: it is the visitor's own. */
export async function fragmentOf({ answers, analysis, roadmap, locale }: SharedReport): Promise<string> {
  const shared = { answers: { ...answers, customChallenge: '' }, analysis, roadmap, locale };
  return SHARE_PREFIX + (await deflated(JSON.stringify({ version: VERSION, ...shared })));
}

/** The result a fragment carries; null when it is broken or was never one. */
export async function reportIn(fragment: string): Promise<SharedReport | null> {
  try {
    const data: unknown = JSON.parse(await inflated(fragment.slice(SHARE_PREFIX.length)));
    if (!isRecord(data) || data.version !== VERSION) return null;
    const { analysis, roadmap, locale } = data;
    if (!isLocale(locale) || !isAnalysis(analysis) || !isOptional(roadmap)) return null;
    return { answers: answersFrom(data.answers), analysis, roadmap, locale };
  } catch {
    return null;
  }
}
