import type { Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import type { PlanAnswers } from '../contract/roadmap/plan-answers.ts';
import type { CategoryScore, Finding, WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Answers } from '../domain/wizard/answers.ts';

/** A finding without fields that only the analysis needs. */
export type SharedFinding = Pick<
  Finding,
  'id' | 'status' | 'weight' | 'evidence' | 'seen' | 'places' | 'idea'
> & {
  /** Whether it was found, in a link, which carries no evidence. */
  readonly found?: 'no' | undefined;
};

/** The parts of a website report that a page shows or the roadmap needs. */
export interface SharedAnalysis
  extends Pick<WebsiteAnalysis, 'title' | 'engine' | 'fetchedAt' | 'score' | 'coverage' | 'priorities'> {
  readonly url: Pick<WebsiteAnalysis['url'], 'final'>;
  readonly categories: readonly Pick<CategoryScore, 'category' | 'score'>[];
  readonly findings: readonly SharedFinding[];
  readonly facts: Pick<WebsiteAnalysis['facts'], 'place' | 'language' | 'audiences' | 'business'> &
    Partial<Pick<WebsiteAnalysis['facts'], 'firstLook'>>;
  readonly limits: Pick<WebsiteAnalysis['limits'], 'notes'>;
}

/** A whole result as carried by a link, without the visitor's free text. */
export interface SharedReport {
  readonly answers: Answers;
  /** The answer to "Who buys from you?". */
  readonly buyers?: string | undefined;
  readonly plan?: PlanAnswers | undefined;
  /** Micro niche from the finder. */
  readonly niche?: string | undefined;
  readonly analysis: SharedAnalysis | null;
  /** The website to compare with; a link carries only the checks that differ. */
  readonly competitor?: SharedAnalysis | null | undefined;
  /** Null in a link, or if there is none. */
  readonly roadmap: Roadmap | null;
  /** Language of the roadmap's texts. */
  readonly locale: Locale;
}
