import { cleanLines, truncate } from '../values/text.ts';
import {
  type Acquisition,
  BUSINESS_PHASES,
  type BusinessPhase,
  type Challenge,
  CUSTOMER_TYPES,
  type CustomerType,
  keysOf,
  MAX_CUSTOM_CHALLENGE,
  PRODUCT_TYPES,
  type ProductType,
  TEAM_SIZES,
  type TeamSize,
} from './business-options.ts';
import type { PriceBand, PriceRange } from './price.ts';

/** Selected options of a step that has points. */
export interface ScoredChoice<Id extends string> {
  readonly selected: readonly Id[];
  readonly totalPoints: number;
}

/** The wizard's answers in the specification's format (section 3). Undefined: unanswered. */
export interface Answers {
  readonly businessPhase?: ScoredChoice<BusinessPhase> | undefined;
  /** A value of CUSTOMER_TYPES. */
  readonly customerType?: number | undefined;
  readonly productTypes?: ScoredChoice<ProductType> | undefined;
  readonly priceRange: PriceRange;
  readonly customerAcquisition?: { readonly selected: readonly Acquisition[] } | undefined;
  /** A value of TEAM_SIZES. */
  readonly teamSize?: number | undefined;
  readonly biggestChallenges?: { readonly selected: readonly Challenge[] } | undefined;
  readonly customChallenge: string;
}

const toChoice = <Id extends string>(
  table: Readonly<Record<Id, number>>,
  chosen: readonly Id[],
): ScoredChoice<Id> => {
  const selected = keysOf(table).filter((id) => chosen.includes(id));
  return { selected, totalPoints: selected.reduce((total, id) => total + table[id], 0) };
};

/** Answers to steps: sorted, without duplicates, with points. */
export const phaseChoice = (chosen: readonly BusinessPhase[]): ScoredChoice<BusinessPhase> =>
  toChoice(BUSINESS_PHASES, chosen);
export const productChoice = (chosen: readonly ProductType[]): ScoredChoice<ProductType> =>
  toChoice(PRODUCT_TYPES, chosen);

/** The options for answers' numbers, or undefined. */
export const customerTypeOf = (value: unknown): CustomerType | undefined =>
  keysOf(CUSTOMER_TYPES).find((id) => CUSTOMER_TYPES[id] === value);
export const teamSizeOf = (value: unknown): TeamSize | undefined =>
  keysOf(TEAM_SIZES).find((id) => TEAM_SIZES[id] === value);

/** Cleans free text, and truncates it to {@link MAX_CUSTOM_CHALLENGE} characters without splitting one. */
export const cleanChallenge = (text: string): string => truncate(cleanLines(text), MAX_CUSTOM_CHALLENGE);

/** All options by field. */
export interface OptionOf {
  readonly businessPhase: BusinessPhase;
  readonly customerType: CustomerType;
  readonly productTypes: ProductType;
  readonly priceRange: PriceBand;
  readonly customerAcquisition: Acquisition;
  readonly teamSize: TeamSize;
  readonly biggestChallenges: Challenge;
}

/** A step of the wizard with a question. */
export type QuestionStep = Exclude<keyof OptionOf, 'priceRange'>;

/** All answers as options, sorted, without duplicates. */
export type Chosen = { readonly [Field in keyof OptionOf]: readonly OptionOf[Field][] };
