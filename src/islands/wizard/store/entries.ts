/** All that a visitor entered and got, as it is kept on the device. */
import type { WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import { isRecord } from '../../../contract/callable.ts';
import type { Roadmap } from '../../../contract/generate-anbahn-roadmap.ts';
import {
  type Answers,
  cappedChallenge,
  customerTypeOf,
  phaseChoice,
  productChoice,
  teamSizeOf,
} from '../../../domain/answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../../domain/business-options.ts';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import { DEFAULT_PRICE_RANGE, MAX_PRICE, PRICE_BOUNDS } from '../../../domain/price.ts';
import { highTicketBonusOf } from '../../../domain/score.ts';
import { isEither, isNullOr, isNumber, isOneOf, isShaped } from './guards.ts';
import { isOptionalRoadmap, isWebsiteAnalysis } from './report-guards.ts';

/** The website step: what was typed, and what came of it. */
export interface Website {
  readonly url: string;
  /** Null: not answered yet. */
  readonly report: WebsiteAnalysis | 'skipped' | null;
  /** Language the report was asked for in: its summary is a text of the server. */
  readonly language: Locale | null;
}

export interface Entries {
  readonly answers: Answers;
  readonly website: Website;
  /** One per language, since its texts come from the server. */
  readonly roadmaps: { readonly [L in Locale]?: Roadmap | undefined };
}

export const EMPTY_ENTRIES: Entries = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  website: { url: '', report: null, language: null },
  roadmaps: {},
};

/** Raised when the shape changes in a way that older code cannot read. */
const VERSION = 1;

export const serialized = (entries: Entries): string => JSON.stringify({ version: VERSION, entries });

const selectedIn = <T extends string>(choice: unknown, options: readonly T[]): readonly T[] => {
  const selected = isRecord(choice) && Array.isArray(choice.selected) ? choice.selected : [];
  return options.filter((option) => selected.includes(option));
};

const isPrice = isShaped<{ min: number; max: number }>({
  min: isNumber(PRICE_BOUNDS.min, MAX_PRICE),
  max: isNumber(PRICE_BOUNDS.min, MAX_PRICE),
});

/** Reads answers option by option: what is unknown counts as not answered, and points are counted anew. */
export function answersFrom(data: unknown): Answers {
  const from = isRecord(data) ? data : {};
  const phases = selectedIn(from.businessPhase, keysOf(BUSINESS_PHASES));
  const products = selectedIn(from.productTypes, keysOf(PRODUCT_TYPES));
  const acquisitions = selectedIn(from.customerAcquisition, ACQUISITIONS);
  const challenges = selectedIn(from.biggestChallenges, CHALLENGES);
  const customer = customerTypeOf(from.customerType);
  const size = teamSizeOf(from.teamSize);
  const price =
    isPrice(from.priceRange) && from.priceRange.min <= from.priceRange.max ? from.priceRange : null;
  return {
    ...(phases.length > 0 && { businessPhase: phaseChoice(phases) }),
    ...(customer && { customerType: CUSTOMER_TYPES[customer] }),
    ...(products.length > 0 && { productTypes: productChoice(products) }),
    priceRange: price
      ? { min: price.min, max: price.max, highTicketBonus: highTicketBonusOf(price.max) }
      : DEFAULT_PRICE_RANGE,
    ...(acquisitions.length > 0 && { customerAcquisition: { selected: acquisitions } }),
    ...(size && { teamSize: TEAM_SIZES[size] }),
    ...(challenges.length > 0 && { biggestChallenges: { selected: challenges } }),
    customChallenge: typeof from.customChallenge === 'string' ? cappedChallenge(from.customChallenge) : '',
  };
}

const isReport = isNullOr(isEither(isOneOf(['skipped']), isWebsiteAnalysis));
const isRoadmaps = isShaped<Entries['roadmaps']>({ en: isOptionalRoadmap, de: isOptionalRoadmap });

/** Reads what {@link serialized} wrote. Null when there is nothing, or nothing of this version. */
export function entriesFrom(json: string | null): Entries | null {
  const data: unknown = parsed(json);
  if (!isRecord(data) || data.version !== VERSION || !isRecord(data.entries)) return null;
  const { answers, website, roadmaps } = data.entries;
  const { url, report, language } = isRecord(website) ? website : {};
  return {
    answers: answersFrom(answers),
    website: {
      url: typeof url === 'string' ? url : '',
      report: isReport(report) ? report : null,
      language: isLocale(language) ? language : null,
    },
    roadmaps: isRoadmaps(roadmaps) ? roadmaps : {},
  };
}

function parsed(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
