import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import { counted } from '../../../copy/fill.ts';
import type { SharedAnalysis } from '../../../share/shared-report.ts';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { useResult } from '../wizard-context.ts';
import { unfold } from './Fold.tsx';
import { getFindingAnchor, getStepAnchor } from './result-anchors.ts';
import css from './ThisWeek.module.css';
import { type Task, tasksForThisWeek } from './this-week.ts';

export interface ThisWeekProps {
  readonly analysis: SharedAnalysis | null;
  readonly steps: readonly PreparationStep[];
}

/** The three tasks to do first, each linked to its details. */
export function ThisWeek({ analysis, steps }: ThisWeekProps) {
  const { texts } = useResult();
  const words = texts.results.thisWeek;
  const tasks = tasksForThisWeek(analysis, steps);
  if (tasks.length === 0) return null;
  return (
    <section className={css.week} aria-labelledby="this-week">
      <h2 id="this-week" className={css.title}>
        {words.title}
      </h2>
      <p className={css.hint}>{words.hint}</p>
      <ol className={classNames(lists.plain, css.things)}>
        {tasks.map((task) => (
          <li key={getAnchor(task)} className={css.thing}>
            <TaskLink task={task} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const getAnchor = (task: Task): string =>
  task.kind === 'step' ? getStepAnchor(task.step.id) : getFindingAnchor(task.finding.id);

function TaskLink({ task }: { readonly task: Task }) {
  const { texts, locale } = useResult();
  const { thisWeek: words } = texts.results;
  const anchor = getAnchor(task);
  const points = task.kind === 'finding' ? Math.round(task.finding.points ?? 0) : 0;
  const sourceLabel = task.kind === 'step' ? words.step : words.finding;
  return (
    <>
      <a href={`#${anchor}`} className={css.link} onClick={() => unfold(anchor)}>
        {task.kind === 'step' ? task.step.title : texts.findings.byId[task.finding.id].action}
      </a>
      <span className={css.from}>
        {points > 0 ? counted(words.findingPoints, points, locale) : sourceLabel}
      </span>
    </>
  );
}
