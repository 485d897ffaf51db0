import { useState } from 'react';
import { MAX_BUYERS } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chips } from '../../../../ui/Chips.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { reportOf } from '../../store/entries.ts';
import { suggestBuyers, toggleBuyer } from '../../store/suggested-buyers.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { focusPart } from '../Section.tsx';
import css from './Buyers.module.css';

/** Asks who buys if it is unknown; the answer regenerates the roadmap. */
export function WhoBuys() {
  const { store, texts } = useResult();
  const { whoBuys } = texts.results.roadmap;
  const storedBuyers = useWizardState(({ entries }) => entries.buyers);
  const [text, setText] = useState(storedBuyers);
  const report = useWizardState(({ entries }) => reportOf(entries.website));
  const customerType = useWizardState(({ entries }) => entries.answers.customerType);
  const names = suggestBuyers(report, customerType);
  const answer = (buyers: string): void => {
    store.answerBuyers(buyers);
    // The question disappears with the answer.
    focusPart('roadmap');
  };
  return (
    <form
      method="dialog"
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        answer(text);
      }}
    >
      <TextField
        label={whoBuys.label}
        hint={whoBuys.hint}
        value={text}
        maxLength={MAX_BUYERS}
        onChange={({ target }) => setText(target.value)}
        trailing={<Button type="submit">{whoBuys.submit}</Button>}
      />
      <Chips label={whoBuys.oneOfThese} names={names} onPress={(name) => answer(toggleBuyer(text, name))} />
    </form>
  );
}
