/** All that a visitor entered and got, as it is kept on the device. */
import { analyzeWebsite, type WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import { generateAnbahnRoadmap, type Roadmap } from '../../../contract/generate-anbahn-roadmap.ts';
import type { Answers } from '../../../domain/answers.ts';
import { keptAnswers } from '../../../domain/answers-schema.ts';
import { MAX_NICHE } from '../../../domain/business-options.ts';
import { LOCALES, type Locale } from '../../../domain/locale.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/price.ts';
import { z } from '../../../domain/schema.ts';
import { type LastTime, lastTime } from './last-time.ts';

/** The website step: what was typed, and what came of it. */
export interface Website {
  readonly url: string;
  /** Null: not answered yet. */
  readonly report: WebsiteAnalysis | 'skipped' | null;
  /** Language the report was asked for in: its summary is a text of the server. */
  readonly language: Locale | null;
}

export interface Entries {
  readonly answers: Answers;
  readonly website: Website;
  /** The report before this one, of the same website; null without one. */
  readonly lastTime: LastTime | null;
  /** Micro niche brought along from the finder; empty without one. */
  readonly niche: string;
  /** One per language, since its texts come from the server. */
  readonly roadmaps: { readonly [L in Locale]?: Roadmap | undefined };
}

export const EMPTY_ENTRIES: Entries = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  website: { url: '', report: null, language: null },
  lastTime: null,
  niche: '',
  roadmaps: {},
};

/** Raised when the shape changes in a way that older code cannot read. */
const VERSION = 1;

export const serialized = (entries: Entries): string => JSON.stringify({ version: VERSION, entries });

const website = z.object({
  url: z.catch(z.string(), ''),
  report: z.catch(z.nullable(z.union([z.literal('skipped'), analyzeWebsite.response])), null),
  language: z.catch(z.nullable(z.enum(LOCALES)), null),
});

/** What does not fit counts as not entered; the rest stays. */
const KEPT = z.object({
  version: z.literal(VERSION),
  entries: z.object({
    answers: keptAnswers,
    website: z.catch(website, () => website.parse({})),
    lastTime: z.catch(z.nullable(lastTime), null),
    niche: z.catch(z.string().check(z.maxLength(MAX_NICHE)), ''),
    roadmaps: z.catch(z.partialRecord(z.enum(LOCALES), generateAnbahnRoadmap.response), {}),
  }),
});

/** Reads what {@link serialized} wrote. Null when there is nothing, or nothing of this version. */
export function entriesFrom(json: string | null): Entries | null {
  try {
    return KEPT.parse(JSON.parse(json ?? '')).entries;
  } catch {
    return null;
  }
}
