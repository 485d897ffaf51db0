import type { AnswerRef, Answers, Chosen, PriceRange } from '../domain/answers.ts';
import { customerTypeOf, phaseChoice, productChoice, teamSizeOf } from '../domain/answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  MAX_CUSTOM_CHALLENGE,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../domain/business-options.ts';
import { LOCALES, type Locale } from '../domain/locale.ts';
import { MAX_PRICE, PRICE_BOUNDS, priceBandOf } from '../domain/price.ts';
import { highTicketBonusOf, type Score, scoreOf } from '../domain/score.ts';
import type { Finding, FindingStatus, WebsiteAnalysis } from './analyze-website.ts';
import type { Parsed } from './callable.ts';
import {
  choicesAt,
  isMissing,
  lineAt,
  listAt,
  numberAt,
  objectAt,
  oneOfAt,
  parsedBy,
  unfit,
} from './fields.ts';
import { FINDING_IDS, type FindingId } from './finding-ids.ts';

/** Name of the callable that makes a roadmap from the answers and the website's findings. */
export const GENERATE_ANBAHN_ROADMAP = 'generateAnbahnRoadmap';

/** As the specification gives it (section 7). Nothing of it is trusted: the score is computed anew. */
export interface AnalysisData {
  /** Null when the visitor's website was not analysed. */
  readonly websiteAnalysis: WebsiteAnalysis | null;
  readonly businessPhase: NonNullable<Answers['businessPhase']>;
  readonly customerType: number;
  readonly productTypes: NonNullable<Answers['productTypes']>;
  readonly priceRange: Answers['priceRange'];
  readonly teamSize: number;
  readonly biggestChallenges: NonNullable<Answers['biggestChallenges']>;
  readonly customerAcquisition: NonNullable<Answers['customerAcquisition']>;
  readonly score: Pick<Score, 'totalScore' | 'maxPossibleScore' | 'basePercentage' | 'finalPercentage'>;
}

export interface RoadmapRequest {
  readonly analysisData: AnalysisData;
  /** English when missing. */
  readonly language?: Locale | undefined;
  readonly customChallenge?: string | undefined;
}

/** Who wrote a text: our rules, or a language model that rewrote what the rules chose. */
export type Writer = 'rules' | 'llm';

export interface PreparationStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What this step rests on: an answer, and a finding of the website when there is an analysis. */
  readonly because: { readonly answer: AnswerRef; readonly finding: FindingId | null };
  readonly writtenBy: Writer;
}

export interface TargetGroup {
  readonly id: string;
  readonly name: string;
  /** Who they are and why this business should speak to them. */
  readonly description: string;
  readonly because: { readonly answer: AnswerRef };
}

export interface Roadmap {
  /** `rules+llm` as soon as one step was written by a language model. */
  readonly engine: 'rules' | 'rules+llm';
  /** In the order to work through. */
  readonly preparationSteps: readonly PreparationStep[];
  /** Best first. */
  readonly b2bTargetGroups: readonly TargetGroup[];
  /** With the sign: '#B2BSales'. */
  readonly hashtags: readonly string[];
}

/**
 * A part of a roadmap as it is streamed. Steps come in their order, and so do groups, but groups and hashtags may come
 * before the steps are through. The call's result has the whole roadmap again, with the same texts.
 */
export type RoadmapPart =
  | { readonly kind: 'step'; readonly step: PreparationStep }
  | { readonly kind: 'targetGroup'; readonly targetGroup: TargetGroup }
  | { readonly kind: 'hashtags'; readonly hashtags: readonly string[] };

/** What the server keeps of a report: the fields its rules read, cleaned and cut. */
export interface ReportedSite {
  readonly title: string;
  /** Host of the page without 'www.', or null when the report names none. */
  readonly host: string | null;
  readonly findings: readonly Pick<Finding, 'id' | 'status' | 'evidence'>[];
}

/** A request after all checks: options instead of numbers, the score computed anew. */
export interface RoadmapInput {
  readonly language: Locale;
  readonly chosen: Chosen;
  readonly prices: Pick<PriceRange, 'min' | 'max'>;
  readonly customChallenge: string;
  readonly score: Score;
  readonly site: ReportedSite | null;
}

const STATUSES: readonly FindingStatus[] = ['pass', 'warn', 'fail', 'unknown', 'na'];
const MAX_FINDINGS = 100;
/** Longest texts kept of a report, in characters. */
const MAX_TITLE = 200;
const MAX_EVIDENCE = 200;
const MAX_ADDRESS = 2048;
/** A percentage or a sum of points is never above this. */
const MAX_SCORE = 1000;

function hostOf(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return host === '' ? null : host;
}

function findingsAt(value: unknown, field: string): ReportedSite['findings'] {
  const given = listAt(value, field, MAX_FINDINGS).map((entry, index) => {
    const at = `${field}[${index}]`;
    const finding = objectAt(entry, at);
    return {
      id: lineAt(finding.id, `${at}.id`, MAX_TITLE),
      status: oneOfAt(finding.status, `${at}.status`, STATUSES),
      evidence: isMissing(finding.evidence) ? '' : lineAt(finding.evidence, `${at}.evidence`, MAX_EVIDENCE),
    };
  });
  // A report kept on a device may be older than this code: a check that is gone says nothing, and refusing it would.
  return FINDING_IDS.flatMap((id) => {
    const finding = given.find((candidate) => candidate.id === id);
    return finding ? [{ ...finding, id }] : [];
  });
}

function siteAt(value: unknown, field: string): ReportedSite | null {
  if (isMissing(value)) return null;
  const { title, url, findings } = objectAt(value, field);
  const final = isMissing(url) ? null : objectAt(url, `${field}.url`).final;
  return {
    title: lineAt(title, `${field}.title`, MAX_TITLE),
    host: isMissing(final) ? null : hostOf(lineAt(final, `${field}.url.final`, MAX_ADDRESS)),
    findings: isMissing(findings) ? [] : findingsAt(findings, `${field}.findings`),
  };
}

function optionAt<Id extends string>(
  option: Id | undefined,
  field: string,
  table: Readonly<Record<Id, number>>,
): Id {
  if (option === undefined) throw unfit(field, `one of ${Object.values(table).join(', ')}`);
  return option;
}

function pricesAt(value: unknown, field: string): RoadmapInput['prices'] {
  const given = objectAt(value, field);
  const min = numberAt(given.min, `${field}.min`, PRICE_BOUNDS.min, PRICE_BOUNDS.max);
  const max = numberAt(given.max, `${field}.max`, PRICE_BOUNDS.min, MAX_PRICE);
  numberAt(given.highTicketBonus, `${field}.highTicketBonus`, 0, MAX_SCORE);
  if (min > max) throw unfit(`${field}.min`, `at most ${field}.max`);
  return { min, max };
}

/** The choices of a step that gives points; its total must be there, and is not believed. */
function scoredChoicesAt<Id extends string>(
  value: unknown,
  field: string,
  ids: readonly Id[],
): readonly Id[] {
  const { selected, totalPoints } = objectAt(value, field);
  const choices = choicesAt(selected, `${field}.selected`, ids);
  numberAt(totalPoints, `${field}.totalPoints`, 0, MAX_SCORE);
  return choices;
}

/** The visitor's score must have its shape; its numbers are computed anew. */
function checkScoreAt(value: unknown, field: string): void {
  const score = objectAt(value, field);
  for (const name of ['totalScore', 'maxPossibleScore', 'basePercentage', 'finalPercentage']) {
    numberAt(score[name], `${field}.${name}`, 0, MAX_SCORE);
  }
}

/** Checks a request, field by field in the specification's order, and keeps only what the roadmap is made of. */
export function parseRoadmapRequest(data: unknown): Parsed<RoadmapInput> {
  return parsedBy(() => {
    const request = objectAt(data, 'data');
    const given = objectAt(request.analysisData, 'analysisData');
    const at = <Name extends keyof AnalysisData>(name: Name): `analysisData.${Name}` =>
      `analysisData.${name}`;

    const site = siteAt(given.websiteAnalysis, at('websiteAnalysis'));
    const businessPhase = scoredChoicesAt(given.businessPhase, at('businessPhase'), keysOf(BUSINESS_PHASES));
    const customerType = optionAt(customerTypeOf(given.customerType), at('customerType'), CUSTOMER_TYPES);
    const productTypes = scoredChoicesAt(given.productTypes, at('productTypes'), keysOf(PRODUCT_TYPES));
    const prices = pricesAt(given.priceRange, at('priceRange'));
    const teamSize = optionAt(teamSizeOf(given.teamSize), at('teamSize'), TEAM_SIZES);
    const challenges = objectAt(given.biggestChallenges, at('biggestChallenges')).selected;
    const biggestChallenges = choicesAt(challenges, `${at('biggestChallenges')}.selected`, CHALLENGES);
    const acquisitions = objectAt(given.customerAcquisition, at('customerAcquisition')).selected;
    const customerAcquisition = choicesAt(
      acquisitions,
      `${at('customerAcquisition')}.selected`,
      ACQUISITIONS,
    );
    checkScoreAt(given.score, at('score'));

    const { language, customChallenge } = request;
    return {
      language: isMissing(language) ? 'en' : oneOfAt(language, 'language', LOCALES),
      chosen: {
        businessPhase,
        customerType: [customerType],
        productTypes,
        priceRange: [priceBandOf(prices)],
        customerAcquisition,
        teamSize: [teamSize],
        biggestChallenges,
      },
      prices,
      customChallenge: isMissing(customChallenge)
        ? ''
        : lineAt(customChallenge, 'customChallenge', MAX_CUSTOM_CHALLENGE),
      score: scoreOf({
        businessPhase: phaseChoice(businessPhase),
        productTypes: productChoice(productTypes),
        priceRange: { ...prices, highTicketBonus: highTicketBonusOf(prices.max) },
        teamSize: TEAM_SIZES[teamSize],
        customChallenge: '',
      }),
      site,
    };
  });
}
