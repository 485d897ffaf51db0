import type { AnswerRef, Answers } from '../domain/answers.ts';
import type { Locale } from '../domain/locale.ts';
import type { Score } from '../domain/score.ts';
import type { WebsiteAnalysis } from './analyze-website.ts';
import type { FindingId } from './finding-ids.ts';

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
