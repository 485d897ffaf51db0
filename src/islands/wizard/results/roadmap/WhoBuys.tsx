import { useState } from 'react';
import { MAX_BUYERS } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chips } from '../../../../ui/Chips.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { reportOf } from '../../store/entries.ts';
import { hasBuyer, suggestBuyers, toggleBuyer } from '../../store/suggested-buyers.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';

const NONE: readonly string[] = [];

export interface WhoBuysProps {
  /** Called when the roadmap is being regenerated. */
  readonly onAnswer?: () => void;
}

/** Asks who buys; the answer regenerates the roadmap. */
export function WhoBuys({ onAnswer }: WhoBuysProps) {
  const { store, texts, locale } = useResult();
  const { whoBuys } = texts.results.roadmap;
  const storedBuyers = useWizardState(({ entries }) => entries.buyers);
  const [text, setText] = useState(storedBuyers);
  const report = useWizardState(({ entries }) => reportOf(entries.website));
  const customerType = useWizardState(({ entries }) => entries.answers.customerType);
  const current = useWizardState(({ entries }) => entries.roadmaps[locale]?.likelyBuyers ?? NONE);
  const [likely, setLikely] = useState(current);
  // The roadmap that names them goes while the next one is written: the pressed chip keeps its place and focus.
  if (current.length > 0 && current !== likely) setLikely(current);
  const isRead = suggestBuyers(report, customerType, '').length > 0;
  const names = isRead ? suggestBuyers(report, customerType, text) : likely;
  const answer = (buyers: string): void => {
    setText(buyers);
    store.answerBuyers(buyers);
    onAnswer?.();
  };
  return (
    <form
      method="dialog"
      className="stack gap-3"
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
      <Chips
        label={whoBuys.oneOfThese}
        names={names}
        pressed={names.filter((name) => hasBuyer(text, name))}
        onPress={(name) => answer(toggleBuyer(text, name))}
      />
    </form>
  );
}
