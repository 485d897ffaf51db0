import type { ComponentType } from 'react';
import type { QuestionStep } from '../store/steps.ts';
import { OfferStep } from './OfferStep.tsx';
import {
  AcquisitionStep,
  BusinessPhaseStep,
  ChallengesStep,
  CustomerTypeStep,
  TeamSizeStep,
} from './question-steps.tsx';

const COMPONENTS: Readonly<Record<QuestionStep, ComponentType>> = {
  businessPhase: BusinessPhaseStep,
  customerType: CustomerTypeStep,
  productTypes: OfferStep,
  customerAcquisition: AcquisitionStep,
  teamSize: TeamSizeStep,
  biggestChallenges: ChallengesStep,
};

/** A step with a question. */
export function QuestionStepView({ step }: { readonly step: QuestionStep }) {
  const Step = COMPONENTS[step];
  return <Step />;
}
