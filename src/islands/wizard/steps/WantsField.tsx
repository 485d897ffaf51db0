import { WANTS } from '../../../domain/wizard/business-options.ts';
import { Choices } from '../../../ui/Choices.tsx';
import { useResult, useWizardState } from '../wizard-context.ts';

/** Asks what would help most. */
export function WantsField() {
  const { store, texts } = useResult();
  const { wants: legend, wantsHint, wantOptions } = texts.wizard.biggestChallenges;
  const selected = useWizardState(({ entries }) => entries.plan.wants);
  return (
    <Choices
      type="checkbox"
      legend={legend}
      hint={wantsHint}
      choices={WANTS.map((id) => ({ id, label: wantOptions[id] }))}
      selected={selected}
      onChoose={store.toggleWant}
    />
  );
}
