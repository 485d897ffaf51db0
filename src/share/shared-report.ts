import type { Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import type { WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Answers } from '../domain/wizard/answers.ts';

/** A whole result, as a link carries it. The free text stays with the visitor. */
export interface SharedReport {
  readonly answers: Answers;
  /** The answer to "Who buys from you?"; missing in links of an earlier version. */
  readonly buyers?: string | undefined;
  readonly analysis: WebsiteAnalysis | null;
  readonly roadmap: Roadmap | null;
  /** Language of the roadmap's and the summary's texts. */
  readonly locale: Locale;
}
