import type { CategoryScore, Finding, WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import {
  ANALYSIS_NOTES,
  type AnalysisNote,
  FINDING_CATEGORIES,
  FINDING_IDS,
} from '../../../contract/finding-ids.ts';
import type { PreparationStep, Roadmap, TargetGroup } from '../../../contract/generate-anbahn-roadmap.ts';
import type { AnswerRef } from '../../../domain/answers.ts';
import {
  type Guard,
  isBoolean,
  isEither,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isShaped,
  isText,
} from './guards.ts';

const line = isText(500);
const paragraph = isText(4000);
const address = isText(4096);
const percent = isNumber(0, 100);
const share = isNumber(0, 1);
const weight = isNumber(0, 1000);
const count = isNumber(0, Number.MAX_SAFE_INTEGER);
const engine = isOneOf(['rules', 'rules+llm']);
const findingId = isOneOf(FINDING_IDS);
const findingIds = isListOf(findingId, FINDING_IDS.length);

const isFinding = isShaped<Finding>({
  id: findingId,
  category: isOneOf(FINDING_CATEGORIES),
  status: isOneOf(['pass', 'warn', 'fail', 'unknown', 'na']),
  score: share,
  weight,
  severity: isOneOf(['high', 'medium', 'low']),
  evidence: paragraph,
});

const isCategoryScore = isShaped<CategoryScore>({
  category: isOneOf(FINDING_CATEGORIES),
  score: isNullOr(percent),
  weight,
});

/** A website analysis as `analyzeWebsite` answers it. */
export const isWebsiteAnalysis: Guard<WebsiteAnalysis> = isShaped<WebsiteAnalysis>({
  title: paragraph,
  schemaVersion: isOneOf([1]),
  engine,
  url: isShaped<WebsiteAnalysis['url']>({
    requested: address,
    final: address,
    redirects: count,
    status: count,
  }),
  fetchedAt: line,
  summary: paragraph,
  score: isNullOr(percent),
  coverage: share,
  categories: isListOf(isCategoryScore, FINDING_CATEGORIES.length),
  findings: isListOf(isFinding, FINDING_IDS.length),
  strengths: findingIds,
  priorities: findingIds,
  facts: isShaped<WebsiteAnalysis['facts']>({
    language: isNullOr(line),
    wordCount: count,
    bytes: count,
    bookingTool: isNullOr(line),
    thirdParties: isListOf(line, 500),
    structuredData: isListOf(line, 500),
    emails: count,
  }),
  limits: isShaped<WebsiteAnalysis['limits']>({
    truncated: isBoolean,
    jsRendered: isBoolean,
    notes: isListOf<AnalysisNote>(isOneOf(ANALYSIS_NOTES), ANALYSIS_NOTES.length),
  }),
});

/** Which field and option an answer names is looked up when it is shown; here it only has to be texts. */
const isAnswerRef = (value: unknown): value is AnswerRef =>
  isShaped<{ field: string; option: string }>({ field: line, option: line })(value);

const isStep = isShaped<PreparationStep>({
  id: line,
  title: line,
  description: paragraph,
  because: isShaped<PreparationStep['because']>({ answer: isAnswerRef, finding: isNullOr(findingId) }),
  writtenBy: isOneOf(['rules', 'llm']),
});

const isTargetGroup = isShaped<TargetGroup>({
  id: line,
  name: line,
  description: paragraph,
  because: isShaped<TargetGroup['because']>({ answer: isAnswerRef }),
});

/** A roadmap as `generateAnbahnRoadmap` answers it. */
export const isRoadmap: Guard<Roadmap> = isShaped<Roadmap>({
  engine,
  preparationSteps: isListOf(isStep, 50),
  b2bTargetGroups: isListOf(isTargetGroup, 50),
  hashtags: isListOf(line, 100),
});

/** A roadmap, or nothing where there is none in that language. */
export const isOptionalRoadmap: Guard<Roadmap | undefined> = isEither(isOneOf([undefined]), isRoadmap);
