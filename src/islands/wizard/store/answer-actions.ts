import { type Answers, cleanChallenge, phaseChoice, productChoice } from '../../../domain/wizard/answers.ts';
import {
  type Acquisition,
  type BusinessPhase,
  type Challenge,
  CUSTOMER_TYPES,
  type CustomerType,
  type ProductType,
  TEAM_SIZES,
  type TeamSize,
} from '../../../domain/wizard/business-options.ts';
import { PRICE_PRESETS, type PriceBand, withMax, withMin } from '../../../domain/wizard/price.ts';

/** Toggles an id in a list. */
const toggle = <T extends string>(selected: readonly T[] = [], id: T): readonly T[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** An empty selection counts as unanswered. */
const orUndefined = <C extends { readonly selected: readonly string[] }>(choice: C): C | undefined =>
  choice.selected.length > 0 ? choice : undefined;

/** Actions on the answers. `change` gets the current answers and returns the changed fields. */
export const createAnswerActions = (change: (edit: (answers: Answers) => Partial<Answers>) => void) => ({
  togglePhase: (id: BusinessPhase): void =>
    change(({ businessPhase }) => ({
      businessPhase: orUndefined(phaseChoice(toggle(businessPhase?.selected, id))),
    })),
  toggleProduct: (id: ProductType): void =>
    change(({ productTypes }) => ({
      productTypes: orUndefined(productChoice(toggle(productTypes?.selected, id))),
    })),
  toggleAcquisition: (id: Acquisition): void =>
    change(({ customerAcquisition }) => ({
      customerAcquisition: orUndefined({ selected: toggle(customerAcquisition?.selected, id) }),
    })),
  toggleChallenge: (id: Challenge): void =>
    change(({ biggestChallenges }) => ({
      biggestChallenges: orUndefined({ selected: toggle(biggestChallenges?.selected, id) }),
    })),
  chooseCustomerType: (id: CustomerType): void => change(() => ({ customerType: CUSTOMER_TYPES[id] })),
  chooseTeamSize: (id: TeamSize): void => change(() => ({ teamSize: TEAM_SIZES[id] })),
  /** US dollars, clamped to the bounds and the maximum. */
  setMinPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMin(priceRange, dollars) })),
  /** US dollars, clamped to the bounds and the minimum. */
  setMaxPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMax(priceRange, dollars) })),
  choosePricePreset: (band: PriceBand): void => change(() => ({ priceRange: PRICE_PRESETS[band] })),
  setCustomChallenge: (text: string): void => change(() => ({ customChallenge: cleanChallenge(text) })),
});
