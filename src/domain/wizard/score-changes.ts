import { type Answers, phaseChoice, productChoice, teamSizeOf } from './answers.ts';
import { BUSINESS_PHASES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { HIGH_TICKET_BONUS, HIGH_TICKET_FROM, PRICE_BOUNDS } from './price.ts';
import { type Score, scoreOf } from './score.ts';

/** One other answer, and the score it would give. */
export interface ScoreChange {
  readonly part: 'businessPhase' | 'productTypes' | 'priceRange' | 'teamSize';
  /** The option to add (phase, product), to choose instead (size), or `highTicketBonus`. */
  readonly id: string;
  readonly finalPercentage: number;
  /** Percentage points against the score as it is; negative when the change costs some. */
  readonly difference: number;
}

const changed = (now: Score, part: ScoreChange['part'], id: string, answers: Answers): ScoreChange => {
  const { finalPercentage } = scoreOf(answers);
  return { part, id, finalPercentage, difference: finalPercentage - now.finalPercentage };
};

/**
 * What each single other answer would do to the score: every phase and product not chosen, every other company size,
 * and a maximum price that earns the high-ticket bonus. Best first; equal ones in the wizard's order.
 */
export function scoreChangesOf(answers: Answers): readonly ScoreChange[] {
  const now = scoreOf(answers);
  const phases = answers.businessPhase?.selected ?? [];
  const products = answers.productTypes?.selected ?? [];
  const { priceRange } = answers;
  const changes = [
    ...keysOf(BUSINESS_PHASES)
      .filter((id) => !phases.includes(id))
      .map((id) =>
        changed(now, 'businessPhase', id, { ...answers, businessPhase: phaseChoice([...phases, id]) }),
      ),
    ...keysOf(PRODUCT_TYPES)
      .filter((id) => !products.includes(id))
      .map((id) =>
        changed(now, 'productTypes', id, { ...answers, productTypes: productChoice([...products, id]) }),
      ),
    ...(priceRange.max < HIGH_TICKET_FROM
      ? [
          changed(now, 'priceRange', 'highTicketBonus', {
            ...answers,
            priceRange: { ...priceRange, max: PRICE_BOUNDS.max, highTicketBonus: HIGH_TICKET_BONUS },
          }),
        ]
      : []),
    ...keysOf(TEAM_SIZES)
      .filter((id) => id !== teamSizeOf(answers.teamSize))
      .map((id) => changed(now, 'teamSize', id, { ...answers, teamSize: TEAM_SIZES[id] })),
  ];
  return changes.toSorted((a, b) => b.difference - a.difference);
}
