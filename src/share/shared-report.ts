import type { WebsiteAnalysis } from '../contract/analyze-website.ts';
import type { Roadmap } from '../contract/generate-anbahn-roadmap.ts';
import type { Answers } from '../domain/answers.ts';
import type { Locale } from '../domain/locale.ts';

/** A whole result, as a link carries it. The free text stays with the visitor. */
export interface SharedReport {
  readonly answers: Answers;
  readonly analysis: WebsiteAnalysis | null;
  readonly roadmap: Roadmap | null;
  /** Language of the roadmap's and the summary's texts. */
  readonly locale: Locale;
}
