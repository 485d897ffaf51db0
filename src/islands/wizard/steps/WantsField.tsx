import { MAX_SEEKS, seeksOthers, WANTS } from '../../../domain/wizard/business-options.ts';
import { Choices } from '../../../ui/Choices.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useResult, useWizardState } from '../wizard-context.ts';
import css from './Steps.module.css';

/** Asks what would help most, and which staff or suppliers if that is it. */
export function WantsField() {
  const { store, texts } = useResult();
  const { wants: legend, wantOptions, seeks, seeksHint } = texts.wizard.biggestChallenges;
  const plan = useWizardState(({ entries }) => entries.plan);
  return (
    <>
      <Choices
        type="checkbox"
        legend={legend}
        className={css.short}
        choices={WANTS.map((id) => ({ id, label: wantOptions[id] }))}
        selected={plan.wants}
        onChoose={store.toggleWant}
      />
      {seeksOthers(plan.wants) && (
        <TextField
          label={seeks}
          hint={seeksHint}
          value={plan.seeks}
          maxLength={MAX_SEEKS}
          onChange={({ target }) => store.setSeeks(target.value)}
        />
      )}
    </>
  );
}
