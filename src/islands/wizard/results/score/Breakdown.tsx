import { counted, fill } from '../../../../copy/fill.ts';
import type { Score, ScorePart } from '../../../../domain/wizard/score.ts';
import { optionLabel } from '../../../../share/answer-label.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { useResult, type WizardTexts } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Section } from '../Section.tsx';
import css from './Breakdown.module.css';

const getLineLabel = ({ part }: ScorePart, id: string, { wizard, results }: WizardTexts): string =>
  id === 'highTicketBonus' ? results.breakdown.highTicketBonus : (optionLabel(part, id, wizard) ?? id);

/** The points for each answer, and how they add up to the score. */
export function Breakdown({ score }: { readonly score: Score }) {
  const { texts, locale } = useResult();
  const { breakdown, percent, percentagePoints } = texts.results;
  return (
    <Section part="breakdown" title={breakdown.title}>
      <Fold summary={<span className={css.details}>{breakdown.details}</span>}>
        <p className={css.note}>{breakdown.noPoints}</p>
        <dl className={css.sums}>
          <div>
            <dt>{breakdown.base}</dt>
            <dd>
              {fill(breakdown.baseValue, {
                total: score.totalScore,
                max: score.maxPossibleScore,
                percentage: score.basePercentage,
              })}
            </dd>
          </div>
          <div>
            <dt>
              {breakdown.bonus}
              <span className={css.note}>{breakdown.bonusHint}</span>
            </dt>
            <dd>{counted(percentagePoints, score.completionBonus, locale)}</dd>
          </div>
          <div className={css.final}>
            <dt>{breakdown.final}</dt>
            <dd>{fill(percent, { n: score.finalPercentage })}</dd>
          </div>
        </dl>
        <div className={css.parts}>
          {score.breakdown.map((part) => (
            <Part key={part.part} part={part} />
          ))}
        </div>
      </Fold>
    </Section>
  );
}

function Part({ part }: { readonly part: ScorePart }) {
  const { texts } = useResult();
  const { breakdown } = texts.results;
  const sum = part.answers.reduce((total, { points }) => total + points, 0);
  return (
    <div>
      <h3 className={css.name}>
        <span>{breakdown.parts[part.part]}</span>
        <span className={css.points}>{fill(breakdown.pointsOf, { points: part.points, max: part.max })}</span>
      </h3>
      <ul className={classNames(lists.plain, css.lines)}>
        {part.answers.map(({ id, points }) => (
          <li key={id}>
            <span>{getLineLabel(part, id, texts)}</span>
            <span className={css.points}>{fill(breakdown.points, { points })}</span>
          </li>
        ))}
      </ul>
      {sum > part.max && <p className={css.note}>{fill(breakdown.capped, { max: part.max })}</p>}
    </div>
  );
}
