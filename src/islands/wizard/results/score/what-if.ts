import { type Answers, phaseChoice, productChoice } from '../../../../domain/wizard/answers.ts';
import { BUSINESS_PHASES, keysOf, PRODUCT_TYPES } from '../../../../domain/wizard/business-options.ts';
import { PRICE_PRESETS } from '../../../../domain/wizard/price.ts';
import { type ScoreChange, scoreChangesOf } from '../../../../domain/wizard/score-changes.ts';

/**
 * The single changes that would raise the score, best first. The size of a company is left out: nobody hires or
 * dismisses people for a score.
 */
export const gainsOf = (answers: Answers): readonly ScoreChange[] =>
  scoreChangesOf(answers).filter(({ part, difference }) => part !== 'teamSize' && difference > 0);

/** The answers with some changes made. */
export const withChanges = (answers: Answers, changes: readonly ScoreChange[]): Answers =>
  changes.reduce(withChange, answers);

function withChange(answers: Answers, { part, id }: ScoreChange): Answers {
  const phase = keysOf(BUSINESS_PHASES).find((known) => known === id);
  const product = keysOf(PRODUCT_TYPES).find((known) => known === id);
  if (part === 'businessPhase' && phase) {
    return { ...answers, businessPhase: phaseChoice([...(answers.businessPhase?.selected ?? []), phase]) };
  }
  if (part === 'productTypes' && product) {
    return { ...answers, productTypes: productChoice([...(answers.productTypes?.selected ?? []), product]) };
  }
  if (part === 'priceRange') return { ...answers, priceRange: PRICE_PRESETS['10k-plus'] };
  return answers;
}
