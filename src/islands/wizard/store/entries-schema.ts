/** Parses stored entries. Separate from their types, since schemas are large and a first visit has nothing to parse. */

import { generateRoadmap } from '../../../contract/roadmap/generate-roadmap.ts';
import { planAnswers } from '../../../contract/roadmap/plan-answers-schema.ts';
import { analyzeWebsite, findingStatus } from '../../../contract/website/analyze-website.ts';
import { FINDING_IDS } from '../../../contract/website/finding-ids.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { z } from '../../../domain/values/schema.ts';
import { storedAnswers } from '../../../domain/wizard/answers-schema.ts';
import { MAX_BUYERS, MAX_NICHE } from '../../../domain/wizard/business-options.ts';
import { type Entries, VERSION } from './entries.ts';

export const lastTime = z.object({
  /** ISO 8601, UTC. */
  at: z.string().check(z.maxLength(40)),
  score: z.nullable(z.number()),
  statuses: z.partialRecord(z.enum(FINDING_IDS), findingStatus),
});

const website = z.object({
  url: z.catch(z.string(), ''),
  report: z.catch(z.nullable(z.union([z.literal('skipped'), analyzeWebsite.response])), null),
});

const competitor = z.object({ url: z.string(), report: z.nullable(analyzeWebsite.response) });

/** Invalid fields count as empty; the others are preserved. */
const STORED_ENTRIES = z.object({
  version: z.literal(VERSION),
  entries: z.object({
    answers: storedAnswers,
    website: z.catch(website, () => website.parse({})),
    lastTime: z.catch(z.nullable(lastTime), null),
    competitor: z.catch(competitor, { url: '', report: null }),
    niche: z.catch(z.string().check(z.maxLength(MAX_NICHE)), ''),
    buyers: z.catch(z.string().check(z.maxLength(MAX_BUYERS)), ''),
    plan: z.catch(planAnswers, () => planAnswers.parse({})),
    roadmaps: z.catch(z.partialRecord(z.enum(LOCALES), generateRoadmap.response), {}),
  }),
});

/** Parses the output of {@link serializeEntries}. Null if there is none or its version differs. */
export function parseEntries(json: string | null): Entries | null {
  try {
    return STORED_ENTRIES.parse(JSON.parse(json ?? '')).entries;
  } catch {
    return null;
  }
}
