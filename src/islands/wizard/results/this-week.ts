import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Finding, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import { groupsOf } from './website/findings-groups.ts';

/** How many things one can do in a week beside the work. */
export const THINGS = 3;

/** Something to do first: a point of the website, or a step of the roadmap. */
export type Thing =
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'step'; readonly step: PreparationStep };

/**
 * What to do this week, from report and roadmap together: the first points of the website in the order of its
 * priorities, and the first step that mends none of them; where either has too little, the other fills up.
 */
export function thisWeek(
  analysis: WebsiteAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Thing[] {
  const findings = (analysis ? groupsOf(analysis).first : []).slice(0, THINGS);
  const mended = findings.slice(0, THINGS - 1).map(({ id }) => id);
  const others = steps.filter(({ because }) => because.finding === null || !mended.includes(because.finding));
  const fromRoadmap = others.length === 0 ? 0 : Math.max(1, THINGS - findings.length);
  return [
    ...findings.slice(0, THINGS - fromRoadmap).map((finding): Thing => ({ kind: 'finding', finding })),
    ...others.slice(0, fromRoadmap).map((step): Thing => ({ kind: 'step', step })),
  ];
}
