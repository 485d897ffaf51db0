import { counted, fill } from '../../../../copy/fill.ts';
import type { Score, ScorePart } from '../../../../domain/wizard/score.ts';
import { optionLabel } from '../../../../share/answer-label.ts';
import { useResult, type WizardTexts } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from './ScoreParts.module.css';

const getLineLabel = ({ part }: ScorePart, id: string, { wizard, results }: WizardTexts): string =>
  id === 'highTicketBonus' ? results.breakdown.highTicketBonus : (optionLabel(part, id, wizard) ?? id);

/** What counts in the score, and how it adds up; closed. */
export function ScoreParts({ score }: { readonly score: Score }) {
  const { texts, locale } = useResult();
  const { breakdown, percent, percentagePoints } = texts.results;
  const rows = score.breakdown.map((part) => ({
    label: breakdown.parts[part.part],
    value: fill(breakdown.pointsOf, { points: part.points, max: part.max }),
    note: part.answers.map(({ id, points }) => `${getLineLabel(part, id, texts)} +${points}`).join(', '),
  }));
  return (
    <Fold className={css.parts} summary={<span className={css.summary}>{breakdown.title}</span>}>
      <dl className={css.rows}>
        {[
          ...rows,
          {
            label: breakdown.base,
            value: fill(breakdown.baseValue, {
              total: score.totalScore,
              max: score.maxPossibleScore,
              percentage: score.basePercentage,
            }),
            note: '',
          },
          {
            label: breakdown.bonus,
            value: counted(percentagePoints, score.completionBonus, locale),
            note: breakdown.bonusHint,
          },
          { label: breakdown.final, value: fill(percent, { n: score.finalPercentage }), note: '' },
        ].map(({ label, value, note }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={css.note}>{breakdown.noPoints}</p>
    </Fold>
  );
}
