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
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../domain/wizard/business-options.ts';
import { createRange, getPriceBand } from '../../domain/wizard/price.ts';
import { scoreOf } from '../../domain/wizard/score.ts';
import { language } from '../language.ts';
import { findingStatus } from '../website/analyze-website.ts';
import { FINDING_IDS } from '../website/finding-ids.ts';

const MAX_FINDINGS = 100;
/** Maximum lengths of texts from a report, in characters. */
const MAX_TITLE = 200;
const MAX_EVIDENCE = 200;
const MAX_URL_LENGTH = 2048;
const MAX_LANGUAGE = 20;
const MAX_AUDIENCES = 10;

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

function parseHost(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return host === '' ? null : host;
}

const findings = z.pipe(
  z
    .array(
      z.object({
        id: lineSchema(MAX_TITLE),
        status: findingStatus,
        evidence: optionalLineSchema(MAX_EVIDENCE),
      }),
    )
    .check(z.maxLength(MAX_FINDINGS)),
  // A stored report may be older than this code: ignore removed checks instead of rejecting it.
  z.transform((reported) =>
    FINDING_IDS.flatMap((id) => {
      const found = reported.find((candidate) => candidate.id === id);
      return found ? [{ ...found, id }] : [];
    }),
  ),
);

/** The audiences that the website names, in its own language. */
const facts = z.object({
  language: optionalLineSchema(MAX_LANGUAGE),
  audiences: z.nullish(
    z
      .array(
        z.object({
          text: lineSchema(MAX_NICHE),
          business: z.boolean(),
          quote: optionalLineSchema(MAX_EVIDENCE),
        }),
      )
      .check(z.maxLength(MAX_AUDIENCES)),
  ),
});

/** The fields of a report that the rules read, cleaned and truncated. */
const site = z.pipe(
  z.object({
    title: lineSchema(MAX_TITLE),
    url: z.nullish(z.object({ final: optionalLineSchema(MAX_URL_LENGTH) })),
    findings: z.nullish(findings),
    facts: z.nullish(facts),
  }),
  z.transform(({ title, url, findings: found, facts: reported }) => ({
    title,
    /** The page's host without 'www.', or null if the report has none. */
    host: parseHost(url?.final ?? ''),
    findings: found ?? [],
    /** Language of the website's text; '' if unknown. */
    language: reported?.language ?? '',
    /** Audiences that the website says it serves, in its words. */
    audiences: (reported?.audiences ?? []).filter(({ text }) => text !== ''),
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
    /** The answer to "Who buys from you?". */
    buyers: optionalLineSchema(MAX_BUYERS),
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
