import { useState } from 'react';
import { counted, fill } from '../../../../copy/fill.ts';
import type { Answers } from '../../../../domain/wizard/answers.ts';
import { type Score, scoreOf } from '../../../../domain/wizard/score.ts';
import type { ScoreChange } from '../../../../domain/wizard/score-changes.ts';
import { optionLabel } from '../../../../share/answer-label.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/ChoiceCard.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Section } from '../Section.tsx';
import css from './WhatIf.module.css';
import { gainsOf, withChanges } from './what-if.ts';

/** So many changes, the best ones, stand there; the others are a press away. */
const SHOWN = 4;

const keyOf = ({ part, id }: ScoreChange): string => `${part}:${id}`;

/** What other answers would do to the score. The answers themselves stay as they are. */
export function WhatIf({ answers, score }: { readonly answers: Answers; readonly score: Score }) {
  const { texts, locale } = useResult();
  const { whatIf, bands, percentagePoints } = texts.results;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const gains = gainsOf(answers);
  const would = scoreOf(
    withChanges(
      answers,
      gains.filter((change) => ticked.includes(keyOf(change))),
    ),
  );
  const labelOf = ({ part, id }: ScoreChange): string =>
    part === 'priceRange' ? whatIf.highTicket : (optionLabel(part, id, texts.wizard) ?? id);
  const toggle = (key: string): void =>
    setTicked(ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key]);

  const others = gains.slice(SHOWN);
  const card = (change: ScoreChange) => (
    <ChoiceCard
      key={keyOf(change)}
      type="checkbox"
      label={labelOf(change)}
      description={counted(percentagePoints, change.difference, locale)}
      checked={ticked.includes(keyOf(change))}
      onChange={() => toggle(keyOf(change))}
    />
  );

  if (gains.length === 0) {
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
        {gains.slice(0, SHOWN).map(card)}
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
