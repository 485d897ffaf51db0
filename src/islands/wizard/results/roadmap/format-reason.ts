import type { PreparationStep, StepReason } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { WizardTexts } from '../../wizard-context.ts';

function formatReason(reason: StepReason, { results, wizard }: WizardTexts): string {
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

/** Why each step was chosen; empty if a step before it says the same. */
export function formatReasons(steps: readonly PreparationStep[], texts: WizardTexts): readonly string[] {
  const reasons = steps.map(({ reason }) => formatReason(reason, texts));
  return reasons.map((reason, index) => (reasons.indexOf(reason) === index ? reason : ''));
}
