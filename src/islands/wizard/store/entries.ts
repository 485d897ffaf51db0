/** A visitor's input and results, as stored on the device. */

import type { Roadmap } from '../../../contract/roadmap/generate-roadmap.ts';
import { NO_PLAN_ANSWERS, type PlanAnswers } from '../../../contract/roadmap/plan-answers.ts';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Answers } from '../../../domain/wizard/answers.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import type { LastTime } from './last-time.ts';

/** The website step: input and result. */
export interface Website {
  readonly url: string;
  /** Null: unanswered. */
  readonly report: WebsiteAnalysis | 'skipped' | null;
}

/** The website to compare with, and its report. */
export interface Competitor {
  readonly url: string;
  readonly report: WebsiteAnalysis | null;
}

export interface Entries {
  readonly answers: Answers;
  readonly website: Website;
  /** The previous report on the same website; null without one. */
  readonly lastTime: LastTime | null;
  readonly competitor: Competitor;
  /** Micro niche from the finder; empty without one. */
  readonly niche: string;
  /** Customers that the visitor would like more of: what was typed or pressed; empty without one. */
  readonly buyers: string;
  readonly plan: PlanAnswers;
  /** One per language, since its texts come from the server. */
  readonly roadmaps: { readonly [L in Locale]?: Roadmap | undefined };
}

/** The report; null if there is none, or if the visitor skipped it. */
export const reportOf = ({ report }: Website): WebsiteAnalysis | null =>
  report === 'skipped' ? null : report;

export const EMPTY_ENTRIES: Entries = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  website: { url: '', report: null },
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: '',
  plan: NO_PLAN_ANSWERS,
  roadmaps: {},
};

/** Increment when the shape changes incompatibly. */
export const VERSION = 2;

export const serializeEntries = (entries: Entries): string => JSON.stringify({ version: VERSION, entries });
