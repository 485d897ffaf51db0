import fc from 'fast-check';
import {
  generateRoadmap,
  type RoadmapInput,
  type RoadmapRequest,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { BUSINESS_KINDS, type BusinessKind } from '../../../src/contract/website/business-kinds.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { type Chosen, phaseChoice, productChoice } from '../../../src/domain/wizard/answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  MAX_TOPICS,
  MAX_WANTS,
  PRODUCT_TYPES,
  TEAM_SIZES,
  TOPICS,
  type Topic,
  WANTS,
  type Want,
} from '../../../src/domain/wizard/business-options.ts';
import { PRICE_BANDS, PRICE_PRESETS } from '../../../src/domain/wizard/price.ts';
import { scoreOf } from '../../../src/domain/wizard/score.ts';

/** Compact form of a business's answers, to define many of them. */
export interface Profile extends Chosen {
  readonly hasWebsite: boolean;
  /** The website's title. */
  readonly title?: string;
  readonly language?: Locale;
  readonly customChallenge?: string;
  /** The customers that it would like more of. */
  readonly buyers?: string;
  readonly kind?: BusinessKind | null;
  readonly offer?: string;
  readonly strength?: string;
  readonly wants?: readonly Want[];
  readonly seeks?: string;
  readonly topics?: readonly Topic[];
  /** Where the website says the business is. */
  readonly place?: { readonly name: string; readonly country: string };
}

/** The request that the page sends for a business. */
export function requestOf({
  hasWebsite,
  title = 'Example',
  language,
  customChallenge,
  buyers,
  kind,
  offer,
  strength,
  wants,
  seeks,
  topics,
  place,
  ...chosen
}: Profile): RoadmapRequest {
  const businessPhase = phaseChoice(chosen.businessPhase);
  const productTypes = productChoice(chosen.productTypes);
  const priceRange = PRICE_PRESETS[chosen.priceRange[0] ?? '100-1k'];
  const customerType = CUSTOMER_TYPES[chosen.customerType[0] ?? 'b2b'];
  const teamSize = TEAM_SIZES[chosen.teamSize[0] ?? '1-5'];
  const { totalScore, maxPossibleScore, basePercentage, finalPercentage } = scoreOf({
    businessPhase,
    productTypes,
    priceRange,
    teamSize,
    customChallenge: '',
  });
  return {
    language,
    ...{ customChallenge, buyers, kind, offer, strength, wants, seeks, topics },
    analysisData: {
      websiteAnalysis: hasWebsite
        ? { title, url: { final: 'https://www.example.com/' }, facts: { place } }
        : null,
      businessPhase,
      customerType,
      productTypes,
      priceRange,
      teamSize,
      biggestChallenges: { selected: chosen.biggestChallenges },
      customerAcquisition: { selected: chosen.customerAcquisition },
      score: { totalScore, maxPossibleScore, basePercentage, finalPercentage },
    },
  };
}

/** The input that the rules get for a business. */
export const inputOf = (profile: Profile): RoadmapInput => generateRoadmap.request.parse(requestOf(profile));

const pickSome = <Id extends string>(ids: readonly Id[]): fc.Arbitrary<Id[]> =>
  fc.subarray([...ids], { minLength: 1 });
const pickOne = <Id extends string>(ids: readonly Id[]): fc.Arbitrary<Id[]> =>
  fc.constantFrom(...ids).map((id) => [id]);

/** Arbitrary businesses. */
export const anyProfile: fc.Arbitrary<Profile> = fc.record({
  businessPhase: pickSome(keysOf(BUSINESS_PHASES)),
  customerType: pickOne(keysOf(CUSTOMER_TYPES)),
  productTypes: pickSome(keysOf(PRODUCT_TYPES)),
  priceRange: pickOne(PRICE_BANDS),
  customerAcquisition: pickSome(ACQUISITIONS),
  teamSize: pickOne(keysOf(TEAM_SIZES)),
  biggestChallenges: pickSome(CHALLENGES),
  hasWebsite: fc.boolean(),
  language: fc.constantFrom(...LOCALES),
  kind: fc.constantFrom(null, ...BUSINESS_KINDS),
  wants: fc.subarray([...WANTS], { maxLength: MAX_WANTS }),
  topics: fc.subarray([...TOPICS], { maxLength: MAX_TOPICS }),
  buyers: fc.constantFrom('', 'Vets', 'snail breeders, Bäckereien'),
});
