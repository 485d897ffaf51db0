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
    <Section screenOnly title={whatIf.title}>
      <Fold summary={<span className={css.more}>{whatIf.hint}</span>}>
        <p role="status" className={css.would}>
          {selectedIds.length === 0
            ? fill(whatIf.now, { n: score.finalPercentage })
            : fill(whatIf.would, {
                n: projectedScore.finalPercentage,
                band: bands[projectedScore.band].title,
              })}
        </p>
        <ChoiceGroup legend={whatIf.title} legendHidden columns={2}>
          {steps.map(renderCard)}
        </ChoiceGroup>
      </Fold>
    </Section>
  );
}
