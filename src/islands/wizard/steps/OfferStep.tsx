import { keysOf, MAX_OFFER, MAX_STRENGTH, PRODUCT_TYPES } from '../../../domain/wizard/business-options.ts';
import { TextField } from '../../../ui/Field.tsx';
import { KindField } from '../KindField.tsx';
import { reportOf } from '../store/entries.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';
import { Choices } from './ChoicesStep.tsx';
import { Frame, Question } from './Frame.tsx';
import { Price } from './Price.tsx';

const NONE: readonly never[] = [];

/** The step about product types and price. */
export function OfferStep() {
  const { wizard } = useWizard().texts;
  return (
    <Frame step="productTypes" title={wizard.productTypes.title} hint={wizard.chooseMany}>
      <Question step="productTypes">
        <Products />
        <Price />
        <Offer />
        <Strength />
        <Kind />
      </Question>
    </Frame>
  );
}

/** What is sold, in the visitor's words: never a guess. */
function Offer() {
  const { store, texts } = useWizard();
  const { offer, offerHint } = texts.wizard.productTypes;
  const value = useWizardState(({ entries }) => entries.plan.offer);
  return (
    <TextField
      label={offer}
      hint={offerHint}
      value={value}
      maxLength={MAX_OFFER}
      onChange={({ target }) => store.setOffer(target.value)}
    />
  );
}

/** Why customers choose the business, in the visitor's words. */
function Strength() {
  const { store, texts } = useWizard();
  const { strength, strengthHint } = texts.wizard.productTypes;
  const value = useWizardState(({ entries }) => entries.plan.strength);
  return (
    <TextField
      label={strength}
      hint={strengthHint}
      value={value}
      maxLength={MAX_STRENGTH}
      onChange={({ target }) => store.setStrength(target.value)}
    />
  );
}

/** The kind of business: as the website tells it, to confirm or correct. */
function Kind() {
  const chosen = useWizardState(({ entries }) => entries.plan.kind);
  const read = useWizardState(({ entries }) => reportOf(entries.website)?.facts.business);
  return <KindField kind={read?.kind ?? chosen} evidence={read?.evidence ?? ''} />;
}

function Products() {
  const { store, texts } = useWizard();
  const { legend, options } = texts.wizard.productTypes;
  const selected = useWizardState(({ entries }) => entries.answers.productTypes?.selected ?? NONE);
  return (
    <Choices
      legend={legend}
      type="checkbox"
      choices={keysOf(PRODUCT_TYPES).map((id) => ({ id, label: options[id] }))}
      selected={selected}
      onChoose={store.toggleProduct}
    />
  );
}
