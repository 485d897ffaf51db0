import { type Answers, cleanChallenge, type OptionOf } from '../../../domain/wizard/answers.ts';
import { PRICE_PRESETS, type PriceBand, withMax, withMin } from '../../../domain/wizard/price.ts';
import { choose } from './questions.ts';
import type { QuestionStep } from './steps.ts';

/** Actions on the answers. `change` gets the current answers and returns the changed fields. */
export const createAnswerActions = (change: (edit: (answers: Answers) => Partial<Answers>) => void) => ({
  choose: <Step extends QuestionStep>(step: Step, option: OptionOf[Step]): void =>
    change((answers) => ({ [step]: choose(answers[step], step, option) })),
  /** US dollars, clamped to the bounds and the maximum. */
  setMinPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMin(priceRange, dollars) })),
  /** US dollars, clamped to the bounds and the minimum. */
  setMaxPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMax(priceRange, dollars) })),
  choosePricePreset: (band: PriceBand): void => change(() => ({ priceRange: PRICE_PRESETS[band] })),
  setCustomChallenge: (text: string): void => change(() => ({ customChallenge: cleanChallenge(text) })),
});
