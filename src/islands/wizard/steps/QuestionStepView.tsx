import type { ComponentType } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { QuestionStep } from '../../../domain/wizard/answers.ts';
import {
  CUSTOMER_TYPES,
  MAX_BUYERS,
  MAX_CUSTOM_CHALLENGE,
  MAX_OFFER,
  MAX_STRENGTH,
} from '../../../domain/wizard/business-options.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { Choices } from '../../../ui/Choices.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { KindField } from '../KindField.tsx';
import { reportOf } from '../store/entries.ts';
import { QUESTIONS } from '../store/questions.ts';
import { hasBuyer, suggestBuyers, toggleBuyer } from '../store/suggested-buyers.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import { Frame, Question } from './Frame.tsx';
import { Price } from './Price.tsx';
import css from './Steps.module.css';
import { TroublesField } from './TroublesField.tsx';
import { WantsField } from './WantsField.tsx';

/** What a step asks in addition to its options; all of it optional, except for the price. */
const DETAILS: { readonly [Step in QuestionStep]?: ComponentType } = {
  customerType: Buyers,
  productTypes: () => (
    <>
      <Price />
      <Offer />
      <Strength />
      <Kind />
    </>
  ),
  biggestChallenges: () => (
    <>
      <WantsField />
      <TroublesField />
      <CustomChallenge />
    </>
  ),
};

/** A step with a question: its options, then its details. */
export function QuestionStepView({ step }: { readonly step: QuestionStep }) {
  const { wizard } = useResult().texts;
  const Details = DETAILS[step];
  return (
    <Frame
      step={step}
      title={wizard[step].title}
      hint={QUESTIONS[step].isSingle ? wizard.chooseOne : wizard.chooseMany}
    >
      <Question step={step}>
        <Options step={step} />
        {Details && <Details />}
      </Question>
    </Frame>
  );
}

function Options<Step extends QuestionStep>({ step }: { readonly step: Step }) {
  const { store, texts } = useResult();
  const { options, isSingle, read } = QUESTIONS[step];
  const words: {
    readonly title: string;
    readonly legend?: string;
    readonly options: Readonly<Record<string, string | { readonly label: string }>>;
  } = texts.wizard[step];
  const answer = useWizardState(({ entries }) => entries.answers[step]);
  const isShort = Object.values(words.options).every((text) => typeof text === 'string');
  return (
    <Choices
      type={isSingle ? 'radio' : 'checkbox'}
      legend={words.legend ?? words.title}
      legendHidden={words.legend === undefined}
      columns={step === 'customerType' ? 1 : 2}
      className={isShort ? css.short : undefined}
      choices={options.map((id) => {
        const text = words.options[id] ?? id;
        return typeof text === 'string' ? { id, label: text } : { id, ...text };
      })}
      selected={read(answer)}
      onChoose={(id) => store.choose(step, id)}
    />
  );
}

/** Who buys, in the visitor's words. Names read on the website are only offered. */
function Buyers() {
  const { store, texts } = useResult();
  const words = texts.wizard.customerType;
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const report = useWizardState(({ entries }) => reportOf(entries.website));
  const customerType = useWizardState(({ entries }) => entries.answers.customerType);
  const names = suggestBuyers(report, customerType, buyers);
  return (
    <TextField
      label={customerType === CUSTOMER_TYPES.b2c ? words.namesConsumers : words.names}
      hint={texts.results.roadmap.whoBuys.hint}
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

/** What is sold, in the visitor's words: never a guess. */
function Offer() {
  const { store, texts } = useResult();
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
  const { store, texts } = useResult();
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

/** Text length at which the number of remaining characters appears. */
const COUNT_FROM = MAX_CUSTOM_CHALLENGE - 200;

/** The free text about challenges. */
function CustomChallenge() {
  const { store, texts } = useResult();
  const { custom, customHint, left } = texts.wizard.biggestChallenges;
  const text = useWizardState(({ entries }) => entries.answers.customChallenge);
  const showsCount = text.length >= COUNT_FROM;
  return (
    <TextArea
      label={custom}
      hint={customHint}
      rows={3}
      className={css.text}
      value={text}
      maxLength={MAX_CUSTOM_CHALLENGE}
      onChange={({ target }) => store.setCustomChallenge(target.value)}
      below={
        <p role="status" className={classNames('note', css.left)}>
          {showsCount && fill(left, { n: MAX_CUSTOM_CHALLENGE - text.length })}
        </p>
      }
    />
  );
}
