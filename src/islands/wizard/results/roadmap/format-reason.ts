import type { StepReason } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { WizardTexts } from '../../wizard-context.ts';

/** Why a step was chosen. */
export function formatReason(reason: StepReason, { results, wizard }: WizardTexts): string {
  const { reasons, topics } = results.roadmap;
  switch (reason.kind) {
    case 'asked':
      return fill(reasons.asked, { label: topics[reason.topic] });
    case 'ticked':
      return fill(reasons.ticked, { label: wizard.biggestChallenges.options[reason.challenge] });
    case 'wanted':
      return fill(reasons.wanted, { label: wizard.biggestChallenges.wantOptions[reason.want] });
    case 'named':
      return fill(reasons.named, { label: reason.buyer });
  }
}
