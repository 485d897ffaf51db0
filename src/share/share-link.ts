/** Encodes a whole result as a URL fragment, which browsers never send. */

import { generateRoadmap } from '../contract/roadmap/generate-roadmap.ts';
import { analyzeWebsite } from '../contract/website/analyze-website.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { z } from '../domain/values/schema.ts';
import { storedAnswers } from '../domain/wizard/answers-schema.ts';
import { MAX_BUYERS } from '../domain/wizard/business-options.ts';
import { compact, compactReport, expand } from './compact-report.ts';
import { deflate, inflate } from './deflate.ts';
import { SHARE_PREFIX } from './fragments.ts';
import type { SharedReport } from './shared-report.ts';

/** Version of links with named fields; the example is still stored in it. */
export const NAMED_VERSION = 1;

const namedReport = z.object({
  version: z.literal(NAMED_VERSION),
  answers: storedAnswers,
  buyers: z.optional(z.string().check(z.maxLength(MAX_BUYERS))),
  analysis: z.nullable(analyzeWebsite.response),
  roadmap: z.nullable(generateRoadmap.response),
  locale: z.enum(LOCALES),
});

/** Encodes a result as a fragment, including `#`. Omits the free text and what can be regenerated. */
export const encodeReport = async (report: SharedReport): Promise<string> =>
  SHARE_PREFIX + (await deflate(JSON.stringify(compact(report))));

/** @throws if it is not a valid result */
export function parseReport(stored: unknown): SharedReport {
  const compact = compactReport.safeParse(stored);
  if (compact.success) return expand(compact.data);
  const { version: _, ...report } = namedReport.parse(stored);
  return report;
}

/** Decodes the result in a fragment; null if it is invalid. */
export async function decodeReport(fragment: string): Promise<SharedReport | null> {
  try {
    return parseReport(JSON.parse(await inflate(fragment.slice(SHARE_PREFIX.length))));
  } catch {
    return null;
  }
}
