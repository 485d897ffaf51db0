import { type CSSProperties, useState } from 'react';
import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { TextArea } from '../../../../ui/Field.tsx';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { getStepAnchor } from '../result-anchors.ts';
import { HEIGHT, PATH, topAt, WIDTH } from '../score/rising-path.ts';
import { CopyButton } from '../sharing/CopyButton.tsx';
import { numberThisWeek, tasksForThisWeek, weeksOf } from '../this-week.ts';
import { formatReasons } from './format-reason.ts';
import css from './Plan.module.css';
import { listOwnWords, splitTemplate } from './split-template.ts';

/** With fewer steps, most of the path would lead nowhere. */
const MIN_ON_PATH = 3;

/** Of the stations, from cold to warm. */
const TONES = ['ice', 'iris', 'iris', 'rose', 'ember'];

/** A station's place on the path. */
const placeOf = (index: number, count: number): CSSProperties =>
  Object.fromEntries([['--rise', (100 - topAt((100 * index) / count)) / 100]]);

export interface WeeksProps {
  readonly steps: readonly PreparationStep[];
  readonly report: Pick<SharedReport, 'analysis' | 'plan'>;
}

/** The steps as stations of their weeks: on a rising path where there is room, else on a line downwards. */
export function Weeks({ steps, report }: WeeksProps) {
  const { texts } = useResult();
  if (steps.length === 0) return null;
  const weeks = weeksOf(report.analysis, steps);
  const tasks = tasksForThisWeek(report.analysis, steps);
  const reasons = formatReasons(steps, texts);
  const hasPath = steps.length >= MIN_ON_PATH;
  const columns: CSSProperties = Object.fromEntries([['--columns', steps.length]]);
  return (
    <div className={classNames(css.weeks, hasPath && css.withPath)} style={columns}>
      {hasPath && (
        <svg
          className={css.path}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="weeks-signal">
              <stop className="ice" />
              <stop offset=".35" className="iris" />
              <stop offset=".68" className="rose" />
              <stop offset="1" className="ember" />
            </linearGradient>
          </defs>
          <path d={PATH} />
        </svg>
      )}
      <ol className={classNames('plain', css.steps)}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classNames(css.step, TONES[index])}
            style={placeOf(index, steps.length)}
          >
            <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id: step.id })}</p>}>
              <Station
                step={step}
                week={weeks[index] ?? 1}
                number={numberThisWeek(tasks, step)}
                reason={reasons[index]}
                report={report}
                isFirst={index === 0}
              />
            </RowBoundary>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TemplateProps {
  readonly step: PreparationStep;
  readonly template: string;
  readonly report: WeeksProps['report'];
}

/** A letter to change, and then to copy. Behind its text, the same text marks the blanks, and what is already filled. */
function Template({ step, template, report }: TemplateProps) {
  const { roadmap } = useResult().texts.results;
  const ownWords = listOwnWords(step, report);
  const [text, setText] = useState(() => template.replaceAll('\n', '\n\n'));
  return (
    <div className={classNames('stack gap-3', css.letter)}>
      <TextArea
        label={ownWords.buyers ? fill(roadmap.templateFor, ownWords) : roadmap.template}
        className={css.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
        trailing={
          <div className={css.blanks} aria-hidden="true">
            {splitTemplate(text, ownWords).map(({ words, kind }, index) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
                <mark key={index} data-kind={kind}>
                  {words}
                </mark>
              ) : (
                words
              ),
            )}
            <br />
          </div>
        }
      />
      <CopyButton label={roadmap.copyTemplate} text={text} />
    </div>
  );
}

interface StationProps {
  readonly step: PreparationStep;
  readonly week: number;
  /** In this week's list, which names the step. */
  readonly number: number | undefined;
  readonly report: WeeksProps['report'];
  readonly reason: string | undefined;
  readonly isFirst: boolean;
}

function Station({ step, week, number, report, reason, isFirst }: StationProps) {
  const { roadmap, thisWeek } = useResult().texts.results;
  const { id, title, why, how, example, template } = step;
  return (
    <Fold
      id={getStepAnchor(id)}
      name="weeks"
      opens={isFirst ? 'wide' : undefined}
      className={css.station}
      summary={
        <>
          <span className="muted text-xs bold">{fill(roadmap.week, { n: week })}</span>
          <h3 className={css.title}>{number ? fill(thisWeek.stepByStep, { n: number }) : title}</h3>
          {!number && <span className={classNames('muted text-xs', css.reason)}>{reason}</span>}
        </>
      }
    >
      <div className={classNames('stack', css.open)}>
        <div>
          <p className={css.why}>{why}</p>
          <ol className={classNames('plain', css.how)} aria-label={roadmap.how}>
            {how.map((item, index) => (
              <li key={item}>
                <strong aria-hidden="true">{index + 1}</strong> {item}
              </li>
            ))}
          </ol>
        </div>
        {(example || template) && (
          <div>
            {example && (
              <p className={css.example}>
                <strong>{roadmap.example}</strong> {example}
              </p>
            )}
            {template && <Template key={template} step={step} template={template} report={report} />}
          </div>
        )}
      </div>
    </Fold>
  );
}
