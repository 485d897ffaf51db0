/** All that a visitor entered and got, as it is kept on the device. */

import type { Roadmap } from '../../../contract/roadmap/generate-roadmap.ts';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Answers } from '../../../domain/wizard/answers.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import type { LastTime } from './last-time.ts';

/** The website step: what was typed, and what came of it. */
export interface Website {
  readonly url: string;
  /** Null: not answered yet. */
  readonly report: WebsiteAnalysis | 'skipped' | null;
  /** Language the report was asked for in: its summary is a text of the server. */
  readonly language: Locale | null;
}

/** The website to compare with: what was typed, and its report once there is one. */
export interface Competitor {
  readonly url: string;
  readonly report: WebsiteAnalysis | null;
}

export interface Entries {
  readonly answers: Answers;
  readonly website: Website;
  /** The report before this one, of the same website; null without one. */
  readonly lastTime: LastTime | null;
  readonly competitor: Competitor;
  /** Micro niche brought along from the finder; empty without one. */
  readonly niche: string;
  /** Answer to the result's question who buys; empty without one. */
  readonly buyers: string;
  /** One per language, since its texts come from the server. */
  readonly roadmaps: { readonly [L in Locale]?: Roadmap | undefined };
}

export const EMPTY_ENTRIES: Entries = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  website: { url: '', report: null, language: null },
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: '',
  roadmaps: {},
};

/** Raised when the shape changes in a way that older code cannot read. */
export const VERSION = 1;

export const serializeEntries = (entries: Entries): string => JSON.stringify({ version: VERSION, entries });
