import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { AnswerRef } from '../../../../domain/wizard/answers.ts';
import { optionLabel } from '../../../../share/answer-label.ts';
import { useResult } from '../../wizard-context.ts';
import css from './Because.module.css';

export interface BecauseProps {
  readonly answer: AnswerRef;
  readonly finding: PreparationStep['because']['finding'];
}

/** The reason for a target group, or for a step whose text does not include it. */
export function Because({ answer, finding }: BecauseProps) {
  const { texts } = useResult();
  const { roadmap } = texts.results;
  const label = optionLabel(answer.field, answer.option, texts.wizard);
  if (!label && !finding) return null;
  return (
    <p className={css.because}>
      <span>{roadmap.because}</span>
      {label && <span className={css.ground}>{fill(roadmap.answer, { label })}</span>}
      {finding && (
        <span className={css.ground}>
          {fill(roadmap.finding, { label: texts.findings.byId[finding].title })}
        </span>
      )}
    </p>
  );
}
