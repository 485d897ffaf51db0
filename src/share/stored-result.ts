/** Reads the stored result of the business check, to attach it to an application. */
import { generateRoadmap } from '../contract/roadmap/generate-roadmap.ts';
import { planAnswers } from '../contract/roadmap/plan-answers-schema.ts';
import { analyzeWebsite } from '../contract/website/analyze-website.ts';
import { LOCALES, type Locale } from '../domain/site/locale.ts';
import { z } from '../domain/values/schema.ts';
import { storedAnswers } from '../domain/wizard/answers-schema.ts';
import { MAX_BUYERS, MAX_NICHE } from '../domain/wizard/business-options.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { encodeReport } from './share-link.ts';
import type { SharedReport } from './shared-report.ts';

/** The parts of the wizard's entries (src/islands/wizard/store/entries-schema.ts) that make up a result. */
const STORED_ENTRIES = z.object({
  entries: z.object({
    answers: storedAnswers,
    website: z.object({
      report: z.catch(z.nullable(z.union([z.literal('skipped'), analyzeWebsite.response])), null),
    }),
    niche: z.catch(z.string().check(z.maxLength(MAX_NICHE)), ''),
    buyers: z.catch(z.string().check(z.maxLength(MAX_BUYERS)), ''),
    plan: z.catch(planAnswers, () => planAnswers.parse({})),
    roadmaps: z.catch(z.partialRecord(z.enum(LOCALES), generateRoadmap.response), {}),
  }),
});

export interface StoredResult {
  readonly report: SharedReport;
  /** The result encoded as letters, digits, `-` and `_`. */
  readonly text: string;
}

/**
 * Parses the wizard's stored entries.
 * @param json stored text, or null
 * @returns null without a website report and a roadmap
 */
export async function readStoredResult(json: string | null, locale: Locale): Promise<StoredResult | null> {
  try {
    const { website, roadmaps, ...entries } = STORED_ENTRIES.parse(JSON.parse(json ?? '')).entries;
    const analysis = website.report === 'skipped' ? null : website.report;
    const roadmap = roadmaps[locale] ?? null;
    if (!analysis && !roadmap) return null;
    const report = { ...entries, analysis, roadmap, locale };
    const text = (await encodeReport(report)).slice(SHARE_PREFIX.length);
    return { report, text };
  } catch {
    return null;
  }
}
