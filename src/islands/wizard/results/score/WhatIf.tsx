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
  const [ticked, setTicked] = useState<readonly ScoreStepId[]>([]);
  const steps = listScoreSteps(answers);
  const would = scoreOf(
    steps.filter(({ id }) => ticked.includes(id)).reduce((given, { apply }) => apply(given), answers),
  );
  const toggle = (id: ScoreStepId): void =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);

  const others = steps.slice(MAX_SHOWN);
  const card = ({ id, difference }: ScoreStep) => (
    <ChoiceCard
      key={id}
      type="checkbox"
      label={whatIf.steps[id]}
      description={counted(percentagePoints, difference, locale)}
      checked={ticked.includes(id)}
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
        {ticked.length === 0
          ? fill(whatIf.now, { n: score.finalPercentage })
          : fill(whatIf.would, { n: would.finalPercentage, band: bands[would.band].title })}
      </p>
      <ChoiceGroup legend={whatIf.title} legendHidden columns={2}>
        {steps.slice(0, MAX_SHOWN).map(card)}
      </ChoiceGroup>
      {others.length > 0 && (
        <Fold summary={<span className={css.more}>{fill(whatIf.more, { n: others.length })}</span>}>
          <ChoiceGroup legend={whatIf.title} legendHidden columns={2}>
            {others.map(card)}
          </ChoiceGroup>
        </Fold>
      )}
    </Section>
  );
}
