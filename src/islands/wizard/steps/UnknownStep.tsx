import { Button } from '../../../ui/Button.tsx';
import { useWizard } from '../wizard-context.ts';
import css from './UnknownStep.module.css';

/** For an address that names a step the check does not have. */
export function UnknownStep() {
  const { store, texts } = useWizard();
  const { wizard } = texts;
  return (
    <section className={css.unknown} aria-labelledby="wizard-unknown">
      <h1 id="wizard-unknown" className={css.title} tabIndex={-1}>
        {wizard.unknownStep}
      </h1>
      <p>{wizard.unknownStepHelp}</p>
      <Button onClick={() => store.open('welcome')}>{wizard.unknownStepGo}</Button>
    </section>
  );
}
