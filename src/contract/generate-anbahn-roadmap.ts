import type { Answers } from '../domain/answers.ts';
import type { Locale } from '../domain/locale.ts';
import type { Score } from '../domain/score.ts';
import type { WebsiteAnalysis } from './analyze-website.ts';

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
  readonly language?: Locale | undefined;
  readonly customChallenge?: string | undefined;
}

export interface PreparationStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The answer this step rests on, and the finding, as `field:option` and finding id. */
  readonly because: { readonly answer: string; readonly finding: string | null };
}

export interface TargetGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface Roadmap {
  readonly engine: 'rules' | 'rules+llm';
  readonly preparationSteps: readonly PreparationStep[];
  readonly b2bTargetGroups: readonly TargetGroup[];
  /** With the sign: '#B2BSales'. */
  readonly hashtags: readonly string[];
}

/** A part of a roadmap as it is streamed. */
export type RoadmapPart =
  | { readonly kind: 'step'; readonly step: PreparationStep }
  | { readonly kind: 'targetGroup'; readonly targetGroup: TargetGroup }
  | { readonly kind: 'hashtags'; readonly hashtags: readonly string[] };
