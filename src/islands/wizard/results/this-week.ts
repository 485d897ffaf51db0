import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedAnalysis, SharedFinding } from '../../../share/shared-report.ts';
import { groupFindings } from './website/findings-groups.ts';

/** Maximum number of tasks for one week. */
export const MAX_TASKS = 3;
/** Repairs of the website leave room for the plan. */
const MAX_FINDINGS = 2;

/** A task to do first: a website finding, or a step of the roadmap. */
export type Task =
  | { readonly kind: 'finding'; readonly finding: SharedFinding }
  | { readonly kind: 'step'; readonly step: PreparationStep };

/** What a visitor said counts more than what suits everybody. */
const REASON_RANKS: Readonly<Record<PreparationStep['reason']['kind'], number>> = {
  asked: 4,
  wanted: 3,
  ticked: 2,
  general: 0,
};

/** A fault harms for certain; a warning may. */
const rank = (task: Task): number => {
  if (task.kind === 'step') return REASON_RANKS[task.step.reason.kind];
  return task.finding.status === 'fail' ? 2.5 : 1;
};

/** This week's tasks from plan and report, by harm and certainty. */
export function tasksForThisWeek(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Task[] {
  const first = analysis ? groupFindings(analysis).first : [];
  const findings = first.slice(0, steps.length === 0 ? MAX_TASKS : MAX_FINDINGS);
  return [
    ...findings.map((finding): Task => ({ kind: 'finding', finding })),
    ...steps.map((step): Task => ({ kind: 'step', step })),
  ]
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MAX_TASKS);
}
