import { type Answers, phaseChoice } from './answers.ts';
import { HIGH_TICKET_FROM, PRICE_PRESETS } from './price.ts';
import { type Score, scoreOf } from './score.ts';

/**
 * Changes that a business can make to raise its score. Its products, age, size and growth are facts, not
 * changes.
 */
const ACHIEVABLE_PHASES = ['mvp', 'ads', 'social', 'content', 'partnerships', 'team'] as const;

export type ScoreStepId = (typeof ACHIEVABLE_PHASES)[number] | 'highTicket';

/** A change, and the score after it. */
export interface ScoreStep {
  readonly id: ScoreStepId;
  /** The answers after the change. */
  readonly apply: (answers: Answers) => Answers;
  readonly finalPercentage: number;
  /** Percentage points gained. */
  readonly difference: number;
}

/** Single changes that raise the score, best first; ties in the wizard's order. */
export function listScoreSteps(answers: Answers): readonly ScoreStep[] {
  const now: Score = scoreOf(answers);
  const chosen = answers.businessPhase?.selected ?? [];
  const step = (id: ScoreStepId, apply: ScoreStep['apply']): ScoreStep => {
    const { finalPercentage } = scoreOf(apply(answers));
    return { id, apply, finalPercentage, difference: finalPercentage - now.finalPercentage };
  };
  const steps = ACHIEVABLE_PHASES.filter((id) => !chosen.includes(id)).map((id) =>
    step(id, (before) => ({
      ...before,
      businessPhase: phaseChoice([...(before.businessPhase?.selected ?? []), id]),
    })),
  );
  if (answers.priceRange.max < HIGH_TICKET_FROM)
    steps.push(step('highTicket', (before) => ({ ...before, priceRange: PRICE_PRESETS['10k-plus'] })));
  return steps.filter(({ difference }) => difference > 0).toSorted((a, b) => b.difference - a.difference);
}
