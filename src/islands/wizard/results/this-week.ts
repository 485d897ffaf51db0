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

/**
 * This week's tasks from plan and report, by harm and certainty: what the visitor said and certain faults take turns,
 * then what may harm, then what suits everybody.
 */
export function tasksForThisWeek(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Task[] {
  const first = analysis ? groupFindings(analysis).first : [];
  const findings = first.slice(0, steps.length === 0 ? MAX_TASKS : MAX_FINDINGS);
  const toFindings = (list: readonly SharedFinding[]) =>
    list.map((finding): Task => ({ kind: 'finding', finding }));
  const toSteps = (list: readonly PreparationStep[]) => list.map((step): Task => ({ kind: 'step', step }));
  const said = toSteps(steps.filter(({ reason }) => reason.kind !== 'general'));
  const faults = toFindings(findings.filter(({ status }) => status === 'fail'));
  return [
    ...said.flatMap((task, index) => [task, ...faults.slice(index, index + 1)]),
    ...faults.slice(said.length),
    ...toFindings(findings.filter(({ status }) => status !== 'fail')),
    ...toSteps(steps.filter(({ reason }) => reason.kind === 'general')),
  ].slice(0, MAX_TASKS);
}
