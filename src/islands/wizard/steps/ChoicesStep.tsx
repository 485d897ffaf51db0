import { useId } from 'react';
import { ChoiceCard, ChoiceGroup } from '../../../ui/ChoiceCard.tsx';
import type { QuestionStep } from '../store/steps.ts';
import { useWizard } from '../wizard-context.ts';
import { Frame, Question } from './Frame.tsx';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
}

export interface ChoicesProps<Id extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly Choice<Id>[];
  readonly selected: readonly Id[];
  readonly onChoose: (id: Id) => void;
  readonly columns?: 1 | 2 | undefined;
}

/** Native radios or checkboxes in a fieldset. */
export function Choices<Id extends string>({
  legend,
  legendHidden,
  hint,
  type,
  choices,
  selected,
  onChoose,
  columns = 2,
}: ChoicesProps<Id>) {
  const name = useId();
  return (
    <ChoiceGroup legend={legend} legendHidden={legendHidden} hint={hint} columns={columns}>
      {choices.map(({ id, label, description }) => (
        <ChoiceCard
          key={id}
          type={type}
          name={name}
          value={id}
          label={label}
          description={description}
          checked={selected.includes(id)}
          onChange={() => onChoose(id)}
        />
      ))}
    </ChoiceGroup>
  );
}

export interface ChoicesStepProps<Id extends string>
  extends Omit<ChoicesProps<Id>, 'legend' | 'legendHidden' | 'hint'> {
  readonly step: QuestionStep;
  readonly title: string;
}

/** A step that is one question with a list of answers. */
export function ChoicesStep<Id extends string>({ step, title, ...choices }: ChoicesStepProps<Id>) {
  const { wizard } = useWizard().texts;
  return (
    <Frame step={step} title={title} hint={choices.type === 'radio' ? wizard.chooseOne : wizard.chooseMany}>
      <Question step={step}>
        <Choices {...choices} legend={title} legendHidden />
      </Question>
    </Frame>
  );
}
