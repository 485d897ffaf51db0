import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import type { Options, Weights } from './matching.ts';

/** What a step is about. At most two steps of a roadmap share a theme. */
export const THEMES = [
  'audience',
  'message',
  'pricing',
  'trial',
  'trust',
  'website',
  'content',
  'outreach',
  'channels',
  'sales',
  'automation',
  'team',
  'retention',
] as const;
export type Theme = (typeof THEMES)[number];

/** Findings that mean the same for a step, the most telling first: it names their texts in the content. */
export type Seen = readonly [FindingId, ...FindingId[]];

/** What a business is like to those who buy from it. It may be several. */
export type Sort = 'companies' | 'consumers' | 'shops' | 'local-trades';

/** When a step is worthwhile. What it says stands in content/<language>/steps/, by its id. */
interface AnyStep {
  readonly id: string;
  readonly theme: Theme;
  /** Businesses to whom it would be strange advice: no candle shop needs a calendar for first calls. */
  readonly nonsenseFor: readonly Sort[];
  readonly when: {
    /** The answers that make this step worthwhile. It needs one that speaks for it clearly. */
    readonly answers: Weights;
    /** Only for those who chose one of these in every field named. */
    readonly only?: Options;
    /** Not for those who chose any of these. */
    readonly unless?: Options;
  };
  /** What it moves, 1 to 5. */
  readonly impact: 1 | 2 | 3 | 4 | 5;
  /** What it costs, from an hour (1) to a quarter of a year (5). */
  readonly effort: 1 | 2 | 3 | 4 | 5;
  /** Ids of steps that come first, unless they do not apply. They stand earlier in the list of all rules. */
  readonly needs: readonly string[];
  /** One thing more to do for some, by a name that the content has as well; the first that fits is taken. */
  readonly adds?: Readonly<Record<string, Options>>;
}

/** Repairs something on the website: there is nothing to do unless one of these findings is bad. */
interface Repair extends AnyStep {
  readonly repairs: readonly FindingId[];
  readonly seen?: never;
}

/** Worthwhile whatever the website looks like, but done differently. */
interface Move extends AnyStep {
  readonly seen: readonly Seen[];
  readonly repairs?: never;
}

export type StepRule = Repair | Move;

/** The findings a step can rest on, the most telling first. */
export const findingsOf = (rule: StepRule): readonly FindingId[] => rule.repairs ?? rule.seen.flat();
