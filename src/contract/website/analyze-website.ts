import { type Input, type Output, z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { BUSINESS_KINDS } from './business-kinds.ts';
import {
  ANALYSIS_NOTES,
  FINDING_CATEGORIES,
  FINDING_IDS,
  NOT_FOUND_KINDS,
  SEEN_KINDS,
} from './finding-ids.ts';
import { firstLook } from './first-look.ts';

/** Longer than any URL: the function itself explains what is wrong with overlong input. */
const MAX_INPUT_LENGTH = 4096;

const line = z.string().check(z.maxLength(500));
const paragraph = z.string().check(z.maxLength(4000));
const url = z.string().check(z.maxLength(4096));
const zeroTo = (max: number) => z.number().check(z.gte(0), z.lte(max));
const weight = zeroTo(1000);
const count = zeroTo(Number.MAX_SAFE_INTEGER);
/** 0 to 100; null if too little was measured. */
const points = z.nullable(zeroTo(100));
const category = z.enum(FINDING_CATEGORIES);
const ids = z.array(z.enum(FINDING_IDS)).check(z.maxLength(FINDING_IDS.length));

/** `unknown`: could not be measured; `na`: does not apply. Both are excluded from the score's denominator. */
export const findingStatus = z.enum(['pass', 'warn', 'fail', 'unknown', 'na']);

/** What a check found in addition to the quoted text: the sentence's id and its numbers. */
const seen = z.object({
  kind: z.enum(SEEN_KINDS),
  count: z.optional(count),
  /** The number to compare `count` with: the total, or the previous value. */
  of: z.optional(count),
});

const finding = z.object({
  id: z.enum(FINDING_IDS),
  status: findingStatus,
  weight,
  /** Plain text quoted from the page or a header, at most 160 characters; empty when there is nothing to quote. */
  evidence: paragraph,
  /** Missing if there is nothing to show, and in reports of another version. */
  seen: z.catch(z.optional(seen), undefined),
  /** All places of the same fact, as the page shows them. */
  places: z.optional(z.array(line).check(z.maxLength(5))),
  /** A suggestion: not found and useful for this kind of business, but not a failure. The status is `na`. */
  idea: z.optional(z.boolean()),
});

/** An audience that the website names, quoted. */
const audience = z.object({
  text: z.string().check(z.maxLength(120)),
  /** Companies and professionals rather than consumers. */
  business: z.boolean(),
  /** The sentence that says so; missing in older reports. */
  quote: z.optional(z.string().check(z.maxLength(200))),
});

const categoryScore = z.object({ category, score: points });

const report = z.object({
  /** The page's title, or its host if it has none. */
  title: paragraph,
  schemaVersion: z.literal(1),
  engine: z.enum(['rules', 'rules+llm']),
  url: z.object({ requested: url, final: url }),
  /** ISO 8601, UTC. */
  fetchedAt: line,
  /** Null if less than 60 % of the weight was measured. */
  score: points,
  /** Share of the weight that was measured, 0 to 1. */
  coverage: zeroTo(1),
  categories: z.array(categoryScore).check(z.maxLength(FINDING_CATEGORIES.length)),
  findings: z.array(finding).check(z.maxLength(FINDING_IDS.length)),
  /** Recommended fixes, most valuable first. */
  priorities: ids,
  facts: z.object({
    language: z.nullable(line),
    /** Strongest first; missing in older reports. */
    audiences: z.optional(z.array(audience).check(z.maxLength(6))),
    /** The town of the firm's address, and its country in lower case (ISO 3166); missing if unknown. */
    place: z.optional(
      z.object({ name: z.string().check(z.maxLength(60)), country: z.string().check(z.maxLength(2)) }),
    ),
    /** Missing in older reports. */
    firstLook: z.optional(firstLook),
    /** The kind of business, and the words that indicate it, empty if the visitor chose it; missing if unknown. */
    business: z.optional(z.object({ kind: z.enum(BUSINESS_KINDS), evidence: line })),
    /** Kinds to ask about if it is unknown, the likeliest first. */
    likelyKinds: z.optional(z.array(z.enum(BUSINESS_KINDS)).check(z.maxLength(3))),
  }),
  limits: z.object({
    /** Limitations of this analysis, as text ids. */
    notes: z.array(z.enum(ANALYSIS_NOTES)).check(z.maxLength(ANALYSIS_NOTES.length)),
  }),
});

/** Analyzes a website and reports the findings. */
export const analyzeWebsite = {
  name: 'analyzeWebsite',
  request: z.object({
    /** The function explains an invalid address in the visitor's language. */
    websiteUrl: z.pipe(
      z.nullish(z.string()),
      z.transform((typed) => (typed ?? '').trim().slice(0, MAX_INPUT_LENGTH)),
    ),
    language,
  }),
  response: report,
  /** The rules' report, before a language model reads. */
  chunk: report,
} satisfies Callable;

/** The page's data. */
export type AnalyzeWebsiteRequest = Input<(typeof analyzeWebsite)['request']>;
/** The function's input. */
export type AnalyzeWebsiteInput = Output<(typeof analyzeWebsite)['request']>;
export type WebsiteAnalysis = Output<typeof report>;
export type Finding = Output<typeof finding>;
export type FindingStatus = Finding['status'];
export type Seen = Output<typeof seen>;
export type Audience = Output<typeof audience>;
export type CategoryScore = Output<typeof categoryScore>;

/** Whether the check searched for something and did not find it; that is not necessarily a failure. */
export const wasNotFound = ({ status, seen }: Pick<Finding, 'status' | 'seen'>): boolean =>
  (status === 'fail' || status === 'warn') && NOT_FOUND_KINDS.some((kind) => kind === seen?.kind);
