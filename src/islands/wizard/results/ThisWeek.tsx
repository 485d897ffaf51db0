import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedAnalysis } from '../../../share/shared-report.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useResult } from '../wizard-context.ts';
import { unfold } from './Fold.tsx';
import css from './Results.module.css';
import { getFindingAnchor, getStepAnchor } from './result-anchors.ts';
import { formatReasons } from './roadmap/format-reason.ts';
import { MAX_TASKS, type Task, tasksForThisWeek } from './this-week.ts';
import { getHarm } from './website/harm.ts';

export interface ThisWeekProps {
  readonly analysis: SharedAnalysis | null;
  readonly steps: readonly PreparationStep[];
}

/** From cold to warm. */
const TONES = ['ice', 'rose', 'ember'];

/** The three tasks to do first, each linked to its details. */
export function ThisWeek({ analysis, steps }: ThisWeekProps) {
  const { texts } = useResult();
  const words = texts.results.thisWeek;
  const reasons = formatReasons(steps, texts);
  const tasks = tasksForThisWeek(analysis, steps);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week">{tasks.length === MAX_TASKS ? words.title : words.few}</h2>
      <ol className="plain">
        {tasks.map((task, index) => (
          <li key={getAnchor(task)} className={classNames(css.thing, TONES[index])}>
            <strong aria-hidden="true">{index + 1}</strong>
            <TaskLink
              task={task}
              reason={task.kind === 'step' ? reasons[steps.indexOf(task.step)] : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const getAnchor = (task: Task): string =>
  task.kind === 'step' ? getStepAnchor(task.step.id) : getFindingAnchor(task.finding.id);

interface TaskLinkProps {
  readonly task: Task;
  readonly reason: string | undefined;
}

function TaskLink({ task, reason }: TaskLinkProps) {
  const { texts } = useResult();
  const words = texts.results.thisWeek;
  const anchor = getAnchor(task);
  const [title, tag] =
    task.kind === 'step'
      ? [task.step.title, reason || words.step]
      : [
          texts.findings.byId[task.finding.id].action,
          `${texts.results.website.harms[getHarm(task.finding)]} · ${words.finding}`,
        ];
  return (
    <div className="stack gap-1">
      <h3>
        <a href={`#${anchor}`} className={css.link} onClick={() => unfold(anchor)}>
          {title}
        </a>
      </h3>
      <p className="muted text-xs">{tag}</p>
    </div>
  );
}
