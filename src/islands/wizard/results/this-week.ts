import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedAnalysis, SharedFinding } from '../../../share/shared-report.ts';
import { groupFindings } from './website/findings-groups.ts';

/** Maximum number of tasks for one week. */
export const MAX_TASKS = 3;

/** A task to do first: a website finding, or a step of the roadmap. */
export type Task =
  | { readonly kind: 'finding'; readonly finding: SharedFinding }
  | { readonly kind: 'step'; readonly step: PreparationStep };

/**
 * This week's tasks: the website's first findings in order of priority. If there are too few, they are followed by
 * roadmap steps.
 */
export function tasksForThisWeek(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Task[] {
  const findings = (analysis ? groupFindings(analysis).first : []).slice(0, MAX_TASKS);
  return [
    ...findings.map((finding): Task => ({ kind: 'finding', finding })),
    ...steps.slice(0, MAX_TASKS - findings.length).map((step): Task => ({ kind: 'step', step })),
  ];
}
