import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import css from './StartOver.module.css';
import { useWizard } from './wizard-context.ts';

/** Deletes all entries, after a confirmation. */
export function StartOver() {
  const { store, texts } = useWizard();
  const { wizard } = texts;
  const id = useId();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="quiet" iconBefore="restart" onClick={() => setAsking(true)}>
        {wizard.startOver}
      </Button>
    );
  }
  return (
    <div className={css.sure}>
      <p id={id}>{wizard.startOverSure}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setAsking(false);
          store.startOver();
        }}
      >
        {wizard.startOverYes}
      </Button>
      <Button
        variant="quiet"
        onClick={() => setAsking(false)}
        ref={(button) => button?.focus()}
        aria-describedby={id}
      >
        {wizard.startOverNo}
      </Button>
    </div>
  );
}
