import type { Acquisition, BusinessPhase, Challenge, ProductType } from './business-options.ts';

/** Choices of a step that gives points. */
export interface ScoredChoice<Id extends string> {
  readonly selected: readonly Id[];
  readonly totalPoints: number;
}

export interface PriceRange {
  /** US dollars; a preset may go above the sliders' end. */
  readonly min: number;
  readonly max: number;
  readonly highTicketBonus: number;
}

/** The wizard's answers, in the shape the specification gives them (section 3). Undefined: not answered yet. */
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
