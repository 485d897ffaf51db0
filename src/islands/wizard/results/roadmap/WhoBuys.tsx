import { useState } from 'react';
import { MAX_BUYERS } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chips } from '../../../../ui/Chips.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { useReadBuyers } from '../../read-buyers.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import css from './Buyers.module.css';

/** Asks who buys if it is unknown; the answer regenerates the roadmap. */
export function WhoBuys() {
  const { store, texts } = useResult();
  const { whoBuys } = texts.results.roadmap;
  const storedBuyers = useWizardState(({ entries }) => entries.buyers);
  const [text, setText] = useState(storedBuyers);
  const names = useReadBuyers();
  return (
    <form
      method="dialog"
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        store.answerBuyers(text);
      }}
    >
      <Chips label={whoBuys.oneOfThese} names={names} onPress={(name) => store.answerBuyers(name)} />
      <TextField
        label={whoBuys.label}
        hint={whoBuys.hint}
        value={text}
        maxLength={MAX_BUYERS}
        onChange={({ target }) => setText(target.value)}
        trailing={<Button type="submit">{whoBuys.submit}</Button>}
      />
    </form>
  );
}
