import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedAnalysis, SharedFinding } from '../../../share/shared-report.ts';
import { groupsOf } from './website/findings-groups.ts';

/** Maximum number of things for one week. */
export const MAX_THINGS = 3;

/** Something to do first: a point of the website, or a step of the roadmap. */
export type Thing =
  | { readonly kind: 'finding'; readonly finding: SharedFinding }
  | { readonly kind: 'step'; readonly step: PreparationStep };

/**
 * What to do this week: the first points of the website in the order of its priorities. Where it has too few, steps of
 * the roadmap that mend none of them fill up.
 */
export function thisWeek(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Thing[] {
  const findings = (analysis ? groupsOf(analysis).first : []).slice(0, MAX_THINGS);
  const mended = findings.map(({ id }) => id);
  const others = steps.filter(({ because }) => because.finding === null || !mended.includes(because.finding));
  return [
    ...findings.map((finding): Thing => ({ kind: 'finding', finding })),
    ...others.slice(0, MAX_THINGS - findings.length).map((step): Thing => ({ kind: 'step', step })),
  ];
}
