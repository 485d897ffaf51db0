/** A whole result as the fragment of an address: it is never sent to a server. */

import { generateRoadmap, type Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import { analyzeWebsite } from '../contract/website/analyze-website.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { z } from '../domain/values/schema.ts';
import { keptAnswers } from '../domain/wizard/answers-schema.ts';
import { MAX_BUYERS } from '../domain/wizard/business-options.ts';
import { deflated, inflated } from './deflate.ts';
import { SHARE_PREFIX } from './fragments.ts';
import type { SharedReport } from './shared-report.ts';

export const SHARE_VERSION = 1;

const SHARED = z.object({
  version: z.literal(SHARE_VERSION),
  answers: keptAnswers,
  buyers: z.optional(z.string().check(z.maxLength(MAX_BUYERS))),
  analysis: z.nullable(analyzeWebsite.response),
  roadmap: z.nullable(generateRoadmap.response),
  locale: z.enum(LOCALES),
});

/** A roadmap without what it quotes of the visitor's own words: they are the visitor's own. */
function withoutOwnWords({ heard: _, unused: __, b2bTargetGroups, ...roadmap }: Roadmap): Roadmap {
  const groups = b2bTargetGroups.map(({ said, ...group }) =>
    said && said.by !== 'words' ? { ...group, said } : group,
  );
  return { ...roadmap, b2bTargetGroups: groups };
}

/** The fragment for a result, with its sign. The free text is left out. */
export async function fragmentOf({ answers, roadmap, ...rest }: SharedReport): Promise<string> {
  const shared = {
    ...rest,
    answers: { ...answers, customChallenge: '' },
    roadmap: roadmap && withoutOwnWords(roadmap),
  };
  return SHARE_PREFIX + (await deflated(JSON.stringify({ version: SHARE_VERSION, ...shared })));
}

/** @throws for what is no result */
export function reportFrom(kept: unknown): SharedReport {
  const { version: _, ...report } = SHARED.parse(kept);
  return report;
}

/** The result a fragment carries; null when it is broken or was never one. */
export async function reportIn(fragment: string): Promise<SharedReport | null> {
  try {
    return reportFrom(JSON.parse(await inflated(fragment.slice(SHARE_PREFIX.length))));
  } catch {
    return null;
  }
}
