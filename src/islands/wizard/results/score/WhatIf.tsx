import { useState } from 'react';
import { counted, fill } from '../../../../copy/fill.ts';
import type { Answers } from '../../../../domain/wizard/answers.ts';
import { type Score, scoreOf } from '../../../../domain/wizard/score.ts';
import { listScoreSteps, type ScoreStep, type ScoreStepId } from '../../../../domain/wizard/score-changes.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/ChoiceCard.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Section } from '../Section.tsx';
import css from './WhatIf.module.css';

/** Maximum number of steps shown at once, best first; the others are collapsed. */
const MAX_SHOWN = 1;

/** The effect of single steps on the score. The answers themselves stay unchanged. */
export function WhatIf({ answers, score }: { readonly answers: Answers; readonly score: Score }) {
  const { texts, locale } = useResult();
  const { whatIf, bands, percentagePoints } = texts.results;
  const [selectedIds, setSelectedIds] = useState<readonly ScoreStepId[]>([]);
  const steps = listScoreSteps(answers);
  const projectedScore = scoreOf(
    steps
      .filter(({ id }) => selectedIds.includes(id))
      .reduce((current, { apply }) => apply(current), answers),
  );
  const toggle = (id: ScoreStepId): void =>
    setSelectedIds(
      selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id],
    );

  const others = steps.slice(MAX_SHOWN);
  const renderCard = ({ id, difference }: ScoreStep) => (
    <ChoiceCard
      key={id}
      type="checkbox"
      label={whatIf.steps[id]}
      description={counted(percentagePoints, difference, locale)}
      checked={selectedIds.includes(id)}
      onChange={() => toggle(id)}
    />
  );

  if (steps.length === 0) {
    return (
      <Section screenOnly title={whatIf.title}>
        <p>{whatIf.none}</p>
      </Section>
    );
  }
  return (
    <Section screenOnly title={whatIf.title} hint={whatIf.hint}>
      <p role="status" className={css.would}>
        {selectedIds.length === 0
          ? fill(whatIf.now, { n: score.finalPercentage })
          : fill(whatIf.would, { n: projectedScore.finalPercentage, band: bands[projectedScore.band].title })}
      </p>
      <ChoiceGroup legend={whatIf.title} legendHidden columns={2}>
        {steps.slice(0, MAX_SHOWN).map(renderCard)}
      </ChoiceGroup>
      {others.length > 0 && (
        <Fold summary={<span className={css.more}>{fill(whatIf.more, { n: others.length })}</span>}>
          <ChoiceGroup legend={whatIf.title} legendHidden columns={2}>
            {others.map(renderCard)}
          </ChoiceGroup>
        </Fold>
      )}
    </Section>
  );
}
