import { MAX_BUYERS } from '../../../domain/wizard/business-options.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useWizard, useWizardState } from '../wizard-context.ts';

const MAX_CHIPS = 5;

/** Who buys, in the visitor's words. Names read on the website are only offered. */
export function BuyerNames() {
  const { store, texts } = useWizard();
  const words = texts.wizard.customerType;
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const isConsumers = useWizardState(({ entries }) => entries.answers.customerType === 3);
  const report = useWizardState(({ entries }) => entries.website.report);
  const audiences = report === null || report === 'skipped' ? [] : (report.facts.audiences ?? []);
  const names = audiences
    .map(({ text }) => text)
    .filter((name) => !buyers.toLowerCase().includes(name.toLowerCase()))
    .slice(0, MAX_CHIPS);
  return (
    <TextField
      label={isConsumers ? words.namesConsumers : words.names}
      hint={words.namesHint}
      value={buyers}
      maxLength={MAX_BUYERS}
      onChange={({ target }) => store.answerBuyers(target.value)}
      below={
        <Chips
          label={words.readNames}
          names={names}
          onPress={(name) => store.answerBuyers([buyers.trim(), name].filter(Boolean).join(', '))}
        />
      }
    />
  );
}
