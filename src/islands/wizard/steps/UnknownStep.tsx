import { Button } from '../../../ui/Button.tsx';
import { useResult } from '../wizard-context.ts';

/** Shown if the URL names a step that does not exist. */
export function UnknownStep() {
  const { store, texts } = useResult();
  const { wizard } = texts;
  return (
    <section className="section" aria-labelledby="wizard-unknown">
      <h1 id="wizard-unknown" tabIndex={-1}>
        {wizard.unknownStep}
      </h1>
      <p className="lead">{wizard.unknownStepHelp}</p>
      <p className="lead">
        <Button onClick={() => store.open('welcome')}>{wizard.unknownStepGo}</Button>
      </p>
    </section>
  );
}
