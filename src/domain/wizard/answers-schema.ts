/** Schemas for answers: strict for requests, lenient for stored or shared data. */

import { z } from '../values/schema.ts';
import {
  type Answers,
  cleanChallenge,
  customerTypeOf,
  phaseChoice,
  productChoice,
  teamSizeOf,
} from './answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from './business-options.ts';
import { createRange, DEFAULT_PRICE_RANGE, MAX_PRICE, PRICE_BOUNDS } from './price.ts';

/** A price range without its bonus, which is always recomputed. */
export const PRICES = {
  min: z.number().check(z.gte(PRICE_BOUNDS.min), z.lte(PRICE_BOUNDS.max)),
  max: z.number().check(z.gte(PRICE_BOUNDS.min), z.lte(MAX_PRICE)),
};

export const minIsNotAboveMax = z.refine<{ min: number; max: number }>(({ min, max }) => min <= max, {
  path: ['min'],
  error: 'at most the maximum',
});

/** At least one of a step's options without duplicates; sorted in the step's order. */
export const choicesSchema = <Id extends string>(ids: readonly Id[]) =>
  z.pipe(
    z.array(z.enum(ids)).check(
      z.maxLength(ids.length),
      z.minLength(1),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'a list that names each choice once'),
    ),
    z.transform((chosen) => ids.filter((id) => chosen.some((other) => other === id))),
  );

/** Keeps stored options that still exist, in the step's order. */
const storedChoicesSchema = <Id extends string>(ids: readonly Id[]) =>
  z.catch(
    z.pipe(
      z.object({ selected: z.array(z.unknown()) }),
      z.transform(({ selected }) => ids.filter((id) => selected.includes(id))),
    ),
    [],
  );

const STORED = z.object({
  businessPhase: storedChoicesSchema(keysOf(BUSINESS_PHASES)),
  customerType: z.optional(z.unknown()),
  productTypes: storedChoicesSchema(keysOf(PRODUCT_TYPES)),
  priceRange: z.catch(z.object(PRICES).check(minIsNotAboveMax), DEFAULT_PRICE_RANGE),
  customerAcquisition: storedChoicesSchema(ACQUISITIONS),
  teamSize: z.optional(z.unknown()),
  biggestChallenges: storedChoicesSchema(CHALLENGES),
  customChallenge: z.catch(z.string(), ''),
});

/** Stored or shared answers; unknown values count as unanswered. */
export const storedAnswers = z.pipe(
  z.catch(STORED, () => STORED.parse({})),
  z.transform((stored): Answers => {
    const { businessPhase, productTypes, customerAcquisition, biggestChallenges } = stored;
    const customerType = customerTypeOf(stored.customerType);
    const teamSize = teamSizeOf(stored.teamSize);
    return {
      ...(businessPhase.length > 0 && { businessPhase: phaseChoice(businessPhase) }),
      ...(customerType && { customerType: CUSTOMER_TYPES[customerType] }),
      ...(productTypes.length > 0 && { productTypes: productChoice(productTypes) }),
      priceRange: createRange(stored.priceRange.min, stored.priceRange.max),
      ...(customerAcquisition.length > 0 && { customerAcquisition: { selected: customerAcquisition } }),
      ...(teamSize && { teamSize: TEAM_SIZES[teamSize] }),
      ...(biggestChallenges.length > 0 && { biggestChallenges: { selected: biggestChallenges } }),
      customChallenge: cleanChallenge(stored.customChallenge),
    };
  }),
);
