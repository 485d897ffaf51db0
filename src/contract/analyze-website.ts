import { isLocale, type Locale } from '../domain/locale.ts';
import { isRecord, misfit, type Parsed } from './callable.ts';
import type { AnalysisNote, FindingCategory, FindingId } from './finding-ids.ts';

/** Name of the callable that fetches a website and reports what it finds. */
export const ANALYZE_WEBSITE = 'analyzeWebsite';

export interface AnalyzeWebsiteRequest {
  readonly websiteUrl: string;
  /** Language of error messages and of the summary; English when missing. */
  readonly language?: Locale | undefined;
}

/** `unknown`: could not be measured; `na`: does not apply. Both leave the score's denominator. */
export type FindingStatus = 'pass' | 'warn' | 'fail' | 'unknown' | 'na';
export type Severity = 'high' | 'medium' | 'low';

export interface Finding {
  readonly id: FindingId;
  readonly category: FindingCategory;
  readonly status: FindingStatus;
  /** 0 to 1. */
  readonly score: number;
  readonly weight: number;
  readonly severity: Severity;
  /** Plain text quoted from the page or a header, at most 200 characters; empty when there is nothing to quote. */
  readonly evidence: string;
}

export interface CategoryScore {
  readonly category: FindingCategory;
  /** 0 to 100; null when too little was measured. */
  readonly score: number | null;
  readonly weight: number;
}

export interface WebsiteAnalysis {
  /** Title of the page, or its host when it has none. */
  readonly title: string;
  readonly schemaVersion: 1;
  readonly engine: 'rules' | 'rules+llm';
  readonly url: {
    readonly requested: string;
    readonly final: string;
    readonly redirects: number;
    readonly status: number;
  };
  /** ISO 8601, UTC. */
  readonly fetchedAt: string;
  readonly summary: string;
  /** 0 to 100; null when less than 60 % of the weight was measured. */
  readonly score: number | null;
  /** Share of the weight that was really measured, 0 to 1. */
  readonly coverage: number;
  readonly categories: readonly CategoryScore[];
  readonly findings: readonly Finding[];
  /** Ids of what is good, best first. */
  readonly strengths: readonly FindingId[];
  /** Ids of what to do first, most worthwhile first. */
  readonly priorities: readonly FindingId[];
  readonly facts: {
    readonly language: string | null;
    readonly wordCount: number;
    /** Size of the decoded home page. */
    readonly bytes: number;
    readonly bookingTool: string | null;
    readonly thirdParties: readonly string[];
    readonly structuredData: readonly string[];
    /** How many e-mail addresses the page shows; never which. */
    readonly emails: number;
  };
  readonly limits: {
    readonly truncated: boolean;
    /** The page shows its text only after scripts ran, which this analysis does not do. */
    readonly jsRendered: boolean;
    /** What limited this analysis, as ids of texts. */
    readonly notes: readonly AnalysisNote[];
  };
}

/**
 * Whether a value is a report of this version, as far as its readers rely on it: a cache or a client may hand one back.
 */
export const isWebsiteAnalysis = (value: unknown): value is WebsiteAnalysis =>
  isRecord(value) &&
  value.schemaVersion === 1 &&
  typeof value.title === 'string' &&
  typeof value.summary === 'string' &&
  isRecord(value.url) &&
  isRecord(value.facts) &&
  isRecord(value.limits) &&
  Array.isArray(value.findings) &&
  Array.isArray(value.strengths) &&
  Array.isArray(value.priorities);

/** As much of the input is looked at; no address is as long, so that the endpoint says what is wrong with it. */
const MAX_INPUT_LENGTH = 4096;

/** Checks a request. What is wrong with the address is the endpoint's to say, in the visitor's language. */
export function parseAnalyzeWebsiteRequest(data: unknown): Parsed<AnalyzeWebsiteRequest> {
  if (!isRecord(data)) return misfit('data', 'an object');
  const websiteUrl = data.websiteUrl ?? '';
  const language = data.language ?? undefined;
  if (typeof websiteUrl !== 'string') return misfit('websiteUrl', 'a text');
  if (language !== undefined && !isLocale(language)) return misfit('language', "'en' or 'de'");
  return { ok: true, value: { websiteUrl: websiteUrl.trim().slice(0, MAX_INPUT_LENGTH), language } };
}
