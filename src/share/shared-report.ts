import type { Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import type { CategoryScore, Finding, WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Answers } from '../domain/wizard/answers.ts';

/** A finding without what only its making needs. */
export type SharedFinding = Pick<
  Finding,
  'id' | 'status' | 'weight' | 'evidence' | 'seen' | 'idea' | 'points'
>;

/** As much of a website report as a page shows or the roadmap needs. */
export interface SharedAnalysis
  extends Pick<
    WebsiteAnalysis,
    'title' | 'engine' | 'fetchedAt' | 'summary' | 'score' | 'coverage' | 'strengths' | 'priorities'
  > {
  readonly url: Pick<WebsiteAnalysis['url'], 'final'>;
  readonly categories: readonly Pick<CategoryScore, 'category' | 'score'>[];
  readonly findings: readonly SharedFinding[];
  readonly facts: Pick<WebsiteAnalysis['facts'], 'language' | 'audiences' | 'business'>;
  readonly limits: Pick<WebsiteAnalysis['limits'], 'notes'>;
}

/** A whole result, as a link carries it. The free text stays with the visitor. */
export interface SharedReport {
  readonly answers: Answers;
  /** The answer to "Who buys from you?"; missing in links of an earlier version. */
  readonly buyers?: string | undefined;
  /** Micro niche from the finder; missing in links of an earlier version. */
  readonly niche?: string | undefined;
  readonly analysis: SharedAnalysis | null;
  /** The website it is compared with: in a link only with the checks that differ. */
  readonly competitor?: SharedAnalysis | null | undefined;
  /** Null where it can be made again, and in a result that has none. */
  readonly roadmap: Roadmap | null;
  /** Language of the roadmap's and the summary's texts. */
  readonly locale: Locale;
}
