import { Button } from '../../../ui/Button.tsx';
import { useResult } from '../wizard-context.ts';
import css from './UnknownStep.module.css';

/** Shown if the URL names a step that does not exist. */
export function UnknownStep() {
  const { store, texts } = useResult();
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
