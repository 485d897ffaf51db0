import { useState } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { MAX_BUYERS } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import css from './Buyers.module.css';

/** Asks once who buys if it is unknown; the answer regenerates the roadmap. */
export function WhoBuys({ ideas }: { readonly ideas: readonly string[] }) {
  const { store, texts } = useResult();
  const { whoBuys } = texts.results.roadmap;
  const storedBuyers = useWizardState(({ entries }) => entries.buyers);
  const [text, setText] = useState(storedBuyers);
  const add = (name: string): void => {
    setText((before) => [before.trim(), name].filter(Boolean).join(', ').slice(0, MAX_BUYERS));
  };
  return (
    <form
      method="dialog"
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        store.answerBuyers(text);
      }}
    >
      <TextField
        label={whoBuys.label}
        hint={storedBuyers === '' ? whoBuys.hint : whoBuys.again}
        value={text}
        maxLength={MAX_BUYERS}
        onChange={({ target }) => setText(target.value)}
        trailing={<Button type="submit">{whoBuys.submit}</Button>}
      />
      {ideas.length > 0 && (
        <div className={css.suggestions}>
          {ideas.map((name) => (
            <Button key={name} variant="secondary" onClick={() => add(name)}>
              {fill(whoBuys.add, { name })}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
