import { type Answers, phaseChoice } from './answers.ts';
import { HIGH_TICKET_FROM, PRICE_PRESETS } from './price.ts';
import { type Score, scoreOf } from './score.ts';

/**
 * What a business can do about its score. What it sells, how old it is, how many work there, and how fast it grows are
 * facts, not steps.
 */
const DOABLE_PHASES = ['mvp', 'ads', 'social', 'content', 'partnerships', 'team'] as const;

export type ScoreStepId = (typeof DOABLE_PHASES)[number] | 'highTicket';

/** One thing to do, and the score it would give. */
export interface ScoreStep {
  readonly id: ScoreStepId;
  /** The answers once it is done. */
  readonly apply: (answers: Answers) => Answers;
  readonly finalPercentage: number;
  /** Percentage points against the score as it is. */
  readonly difference: number;
}

/** The single steps that would raise the score, best first; equal ones in the wizard's order. */
export function scoreStepsOf(answers: Answers): readonly ScoreStep[] {
  const now: Score = scoreOf(answers);
  const chosen = answers.businessPhase?.selected ?? [];
  const step = (id: ScoreStepId, apply: ScoreStep['apply']): ScoreStep => {
    const { finalPercentage } = scoreOf(apply(answers));
    return { id, apply, finalPercentage, difference: finalPercentage - now.finalPercentage };
  };
  const steps = DOABLE_PHASES.filter((id) => !chosen.includes(id)).map((id) =>
    step(id, (before) => ({
      ...before,
      businessPhase: phaseChoice([...(before.businessPhase?.selected ?? []), id]),
    })),
  );
  if (answers.priceRange.max < HIGH_TICKET_FROM)
    steps.push(step('highTicket', (before) => ({ ...before, priceRange: PRICE_PRESETS['10k-plus'] })));
  return steps.filter(({ difference }) => difference > 0).toSorted((a, b) => b.difference - a.difference);
}
