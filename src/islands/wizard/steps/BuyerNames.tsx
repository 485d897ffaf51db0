import { CUSTOMER_TYPES, MAX_BUYERS } from '../../../domain/wizard/business-options.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { reportOf } from '../store/entries.ts';
import { hasBuyer, suggestBuyers, toggleBuyer } from '../store/suggested-buyers.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';

/** Who buys, in the visitor's words. Names read on the website are only offered. */
export function BuyerNames() {
  const { store, texts } = useWizard();
  const words = texts.wizard.customerType;
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const report = useWizardState(({ entries }) => reportOf(entries.website));
  const customerType = useWizardState(({ entries }) => entries.answers.customerType);
  const names = suggestBuyers(report, customerType, buyers);
  return (
    <TextField
      label={customerType === CUSTOMER_TYPES.b2c ? words.namesConsumers : words.names}
      hint={words.namesHint}
      value={buyers}
      maxLength={MAX_BUYERS}
      onChange={({ target }) => store.answerBuyers(target.value)}
      below={
        <Chips
          label={words.readNames}
          names={names}
          pressed={names.filter((name) => hasBuyer(buyers, name))}
          onPress={(name) => store.answerBuyers(toggleBuyer(buyers, name))}
        />
      }
    />
  );
}
