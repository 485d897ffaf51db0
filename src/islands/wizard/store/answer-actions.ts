import { type Answers, cappedChallenge, phaseChoice, productChoice } from '../../../domain/wizard/answers.ts';
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

/** Takes an id out of a list, or puts it in. */
const toggle = <T extends string>(selected: readonly T[] = [], id: T): readonly T[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** An empty choice is no answer. */
const orUndefined = <C extends { readonly selected: readonly string[] }>(choice: C): C | undefined =>
  choice.selected.length > 0 ? choice : undefined;

/** What a visitor can do to the answers. `change` gets the answers as they are and returns what is different. */
export const answerActions = (change: (edit: (answers: Answers) => Partial<Answers>) => void) => ({
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
  /** US dollars; what does not fit is brought into the bounds and below the maximum. */
  setMinPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMin(priceRange, dollars) })),
  /** US dollars; what does not fit is brought into the bounds and above the minimum. */
  setMaxPrice: (dollars: number): void =>
    change(({ priceRange }) => ({ priceRange: withMax(priceRange, dollars) })),
  choosePricePreset: (band: PriceBand): void => change(() => ({ priceRange: PRICE_PRESETS[band] })),
  setCustomChallenge: (text: string): void => change(() => ({ customChallenge: cappedChallenge(text) })),
});
