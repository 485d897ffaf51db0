/** Steps with a single question: title, options, and the answer they set. */
import { customerTypeOf, teamSizeOf } from '../../../domain/wizard/answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  TEAM_SIZES,
  WANTS,
} from '../../../domain/wizard/business-options.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';
import { BuyerNames } from './BuyerNames.tsx';
import { Choices, ChoicesStep } from './ChoicesStep.tsx';
import { CustomChallenge } from './CustomChallenge.tsx';
import { Frame, Question } from './Frame.tsx';

const NONE: readonly never[] = [];

export function BusinessPhaseStep() {
  const { store, texts } = useWizard();
  const { title, options } = texts.wizard.businessPhase;
  const selected = useWizardState(({ entries }) => entries.answers.businessPhase?.selected ?? NONE);
  return (
    <ChoicesStep
      step="businessPhase"
      title={title}
      type="checkbox"
      choices={keysOf(BUSINESS_PHASES).map((id) => ({ id, ...options[id] }))}
      selected={selected}
      onChoose={store.togglePhase}
    />
  );
}

export function CustomerTypeStep() {
  const { wizard } = useWizard().texts;
  return (
    <Frame step="customerType" title={wizard.customerType.title} hint={wizard.chooseOne}>
      <Question step="customerType">
        <CustomerTypes />
        <BuyerNames />
      </Question>
    </Frame>
  );
}

function CustomerTypes() {
  const { store, texts } = useWizard();
  const { title, options } = texts.wizard.customerType;
  const chosen = useWizardState(({ entries }) => customerTypeOf(entries.answers.customerType));
  return (
    <Choices
      legend={title}
      legendHidden
      type="radio"
      columns={1}
      choices={keysOf(CUSTOMER_TYPES).map((id) => ({ id, ...options[id] }))}
      selected={chosen ? [chosen] : NONE}
      onChoose={store.chooseCustomerType}
    />
  );
}

export function AcquisitionStep() {
  const { store, texts } = useWizard();
  const { title, options } = texts.wizard.customerAcquisition;
  const selected = useWizardState(({ entries }) => entries.answers.customerAcquisition?.selected ?? NONE);
  return (
    <ChoicesStep
      step="customerAcquisition"
      title={title}
      type="checkbox"
      choices={ACQUISITIONS.map((id) => ({ id, label: options[id] }))}
      selected={selected}
      onChoose={store.toggleAcquisition}
    />
  );
}

export function TeamSizeStep() {
  const { store, texts } = useWizard();
  const { title, options } = texts.wizard.teamSize;
  const chosen = useWizardState(({ entries }) => teamSizeOf(entries.answers.teamSize));
  return (
    <ChoicesStep
      step="teamSize"
      title={title}
      type="radio"
      choices={keysOf(TEAM_SIZES).map((id) => ({ id, label: options[id] }))}
      selected={chosen ? [chosen] : NONE}
      onChoose={store.chooseTeamSize}
    />
  );
}

export function ChallengesStep() {
  const { wizard } = useWizard().texts;
  return (
    <Frame step="biggestChallenges" title={wizard.biggestChallenges.title} hint={wizard.chooseMany}>
      <Question step="biggestChallenges">
        <Challenges />
        <Wants />
        <CustomChallenge />
      </Question>
    </Frame>
  );
}

function Wants() {
  const { store, texts } = useWizard();
  const { wants: legend, wantsHint, wantOptions } = texts.wizard.biggestChallenges;
  const selected = useWizardState(({ entries }) => entries.plan.wants);
  return (
    <Choices
      legend={legend}
      hint={wantsHint}
      type="checkbox"
      choices={WANTS.map((id) => ({ id, label: wantOptions[id] }))}
      selected={selected}
      onChoose={store.toggleWant}
    />
  );
}

function Challenges() {
  const { store, texts } = useWizard();
  const { title, options } = texts.wizard.biggestChallenges;
  const selected = useWizardState(({ entries }) => entries.answers.biggestChallenges?.selected ?? NONE);
  return (
    <Choices
      legend={title}
      legendHidden
      type="checkbox"
      choices={CHALLENGES.map((id) => ({ id, label: options[id] }))}
      selected={selected}
      onChoose={store.toggleChallenge}
    />
  );
}
