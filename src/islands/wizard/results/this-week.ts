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
 * This week's tasks from plan and report, by harm and certainty: the plan's first step, then certain faults of the
 * website; where those are few, the plan's second step, then what may harm.
 */
export function tasksForThisWeek(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly Task[] {
  const findings = analysis ? groupFindings(analysis).first : [];
  const isFault = ({ status }: SharedFinding): boolean => status === 'fail';
  return [
    steps.slice(0, 1),
    findings.filter(isFault),
    steps.slice(1, 2),
    findings.filter((finding) => !isFault(finding)),
  ]
    .flat()
    .slice(0, MAX_TASKS)
    .map((task) => ('how' in task ? { kind: 'step', step: task } : { kind: 'finding', finding: task }));
}

/** The number of a step or finding in this week's list, from 1; undefined if it is not in it. */
export function numberThisWeek(
  tasks: readonly Task[],
  item: PreparationStep | SharedFinding,
): number | undefined {
  const index = tasks.findIndex((task) => (task.kind === 'step' ? task.step : task.finding) === item);
  return index < 0 ? undefined : index + 1;
}

/** The week of each step, from 1: this week's in the first, then one a week. */
export function weeksOf(
  analysis: SharedAnalysis | null,
  steps: readonly PreparationStep[],
): readonly number[] {
  const now = tasksForThisWeek(analysis, steps).filter(({ kind }) => kind === 'step').length;
  return steps.map((_, index) => Math.max(1, index + 2 - now));
}
