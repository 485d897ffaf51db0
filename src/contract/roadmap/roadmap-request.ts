/** The request for a roadmap (the specification, section 7), and how it is cleaned. */

import { z } from '../../domain/values/schema.ts';
import { plainLine } from '../../domain/values/text.ts';
import { type Chosen, phaseChoice, productChoice } from '../../domain/wizard/answers.ts';
import { choicesSchema, minIsNotAboveMax, PRICES } from '../../domain/wizard/answers-schema.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  MAX_BUYERS,
  MAX_CUSTOM_CHALLENGE,
  MAX_NICHE,
  MAX_OFFER,
  MAX_SEEKS,
  MAX_STRENGTH,
  MAX_TOPICS,
  MAX_WANTS,
  PRODUCT_TYPES,
  TEAM_SIZES,
  TOPICS,
  WANTS,
} from '../../domain/wizard/business-options.ts';
import { createRange, getPriceBand } from '../../domain/wizard/price.ts';
import { scoreOf } from '../../domain/wizard/score.ts';
import { language } from '../language.ts';
import { BUSINESS_KINDS } from '../website/business-kinds.ts';

/** Maximum lengths of texts from a report, in characters. */
const MAX_TITLE = 200;
const MAX_URL_LENGTH = 2048;
const MAX_PLACE = 60;

/** Validated only: the page's points and percentages are recomputed. */
const ignoredNumber = z.number().check(z.gte(0), z.lte(1000));

const lineSchema = (length: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => plainLine(text, length)),
  );

/** A line; '' if missing. */
const optionalLineSchema = (length: number) =>
  z.pipe(
    z.nullish(lineSchema(length)),
    z.transform((text) => text ?? ''),
  );

/** Maps a number to its option, as a list of one. */
const optionSchema = <Id extends string>(table: Readonly<Record<Id, number>>) =>
  z.pipe(
    z.literal(Object.values<number>(table)),
    z.transform((value) => keysOf(table).filter((id) => table[id] === value)),
  );

const scoredChoicesSchema = <Id extends string>(ids: readonly Id[]) =>
  z.pipe(
    z.object({ selected: choicesSchema(ids), totalPoints: ignoredNumber }),
    z.transform(({ selected }) => selected),
  );

const plainChoicesSchema = <Id extends string>(ids: readonly Id[]) =>
  z.pipe(
    z.object({ selected: choicesSchema(ids) }),
    z.transform(({ selected }) => selected),
  );

/** A few of the options in the visitor's order; none if missing. */
const fewOf = <Id extends string>(ids: readonly Id[], max: number) =>
  z.pipe(
    z.nullish(z.array(z.enum(ids)).check(z.maxLength(max))),
    z.transform((chosen) => [...new Set(chosen)]),
  );

function parseHost(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return host === '' ? null : host;
}

/** Where the business is, as its website says. */
const place = z.object({ name: optionalLineSchema(MAX_PLACE), country: optionalLineSchema(2) });

/** The fields of a report that the rules read, cleaned and truncated. */
const site = z.pipe(
  z.object({
    title: lineSchema(MAX_TITLE),
    url: z.nullish(z.object({ final: optionalLineSchema(MAX_URL_LENGTH) })),
    facts: z.nullish(z.object({ place: z.nullish(place) })),
  }),
  z.transform(({ title, url, facts }) => ({
    title,
    /** The page's host without 'www.', or null if the report has none. */
    host: parseHost(url?.final ?? ''),
    place: facts?.place ?? { name: '', country: '' },
  })),
);

const analysisData = z.object({
  /** Null if no website was analyzed. */
  websiteAnalysis: z.nullish(site),
  businessPhase: scoredChoicesSchema(keysOf(BUSINESS_PHASES)),
  customerType: optionSchema(CUSTOMER_TYPES),
  productTypes: scoredChoicesSchema(keysOf(PRODUCT_TYPES)),
  priceRange: z.object({ ...PRICES, highTicketBonus: ignoredNumber }).check(minIsNotAboveMax),
  teamSize: optionSchema(TEAM_SIZES),
  biggestChallenges: plainChoicesSchema(CHALLENGES),
  customerAcquisition: plainChoicesSchema(ACQUISITIONS),
  score: z.object({
    totalScore: ignoredNumber,
    maxPossibleScore: ignoredNumber,
    basePercentage: ignoredNumber,
    finalPercentage: ignoredNumber,
  }),
});

/** Validates fields in the specification's order, converts numbers to options, and recomputes the score. */
export const roadmapRequest = z.pipe(
  z.object({
    analysisData,
    language,
    customChallenge: optionalLineSchema(MAX_CUSTOM_CHALLENGE),
    /** The micro niche selected in the finder. */
    niche: optionalLineSchema(MAX_NICHE),
    /** The customers that the visitor would like more of: what they typed or pressed. */
    buyers: optionalLineSchema(MAX_BUYERS),
    /** What they sell, in their words. */
    offer: optionalLineSchema(MAX_OFFER),
    /** Why customers choose them, in their words. */
    strength: optionalLineSchema(MAX_STRENGTH),
    /** The kind of business that the visitor saw and did not correct. */
    kind: z.pipe(
      z.nullish(z.enum(BUSINESS_KINDS)),
      z.transform((kind) => kind ?? null),
    ),
    /** The answer to "What would help you most?". */
    wants: fewOf(WANTS, MAX_WANTS),
    /** Which staff or suppliers they look for, in their words. */
    seeks: optionalLineSchema(MAX_SEEKS),
    /** Topics of their own words that they chose. */
    topics: fewOf(TOPICS, MAX_TOPICS),
  }),
  z.transform(({ analysisData: data, ...rest }) => {
    const { min, max } = data.priceRange;
    const chosen: Chosen = {
      businessPhase: data.businessPhase,
      customerType: data.customerType,
      productTypes: data.productTypes,
      priceRange: [getPriceBand({ max })],
      customerAcquisition: data.customerAcquisition,
      teamSize: data.teamSize,
      biggestChallenges: data.biggestChallenges,
    };
    const [teamSize] = data.teamSize;
    return {
      ...rest,
      chosen,
      prices: { min, max },
      score: scoreOf({
        businessPhase: phaseChoice(data.businessPhase),
        productTypes: productChoice(data.productTypes),
        priceRange: createRange(min, max),
        teamSize: teamSize && TEAM_SIZES[teamSize],
        customChallenge: '',
      }),
      site: data.websiteAnalysis ?? null,
    };
  }),
);
