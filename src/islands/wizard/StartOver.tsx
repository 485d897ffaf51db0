import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useResult } from './wizard-context.ts';

/** Clears everything the visitor entered, after a confirmation. */
export function StartOver() {
  const { store, texts } = useResult();
  const { wizard } = texts;
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <Button variant="quiet" iconBefore="restart" onClick={() => setConfirming(true)}>
        {wizard.startOver}
      </Button>
    );
  }
  return (
    <div className="row gap-2 center">
      <p id={id} className="whole text-s">
        {wizard.startOverSure}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          setConfirming(false);
          store.startOver();
        }}
      >
        {wizard.startOverYes}
      </Button>
      <Button
        variant="quiet"
        onClick={() => setConfirming(false)}
        ref={(button) => button?.focus()}
        aria-describedby={id}
      >
        {wizard.startOverNo}
      </Button>
    </div>
  );
}
