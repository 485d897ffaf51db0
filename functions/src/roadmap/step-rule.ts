import type { FindingId } from '../../../src/contract/finding-ids.ts';
import type { Locale } from '../../../src/domain/locale.ts';
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

/** One text in each language; `{slots}` are those of slots.ts. */
export type Words = Readonly<Record<Locale, string>>;

/** What a finding means for a step that is worthwhile either way; it follows the finding and a colon. */
export interface Seen {
  /** The most telling first. */
  readonly findings: readonly FindingId[];
  readonly bad: Words;
  readonly good: Words;
}

interface AnyStep {
  readonly id: string;
  readonly theme: Theme;
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
  readonly title: Words;
  /** What to do, after the sentence that says why. */
  readonly body: Words;
  /** A sentence more for some; the first that fits is taken. */
  readonly adds?: readonly (Words & { readonly only: Options })[];
}

/** Repairs something on the website: there is nothing to do when all these findings are good. */
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
export const findingsOf = (rule: StepRule): readonly FindingId[] =>
  rule.repairs ?? rule.seen.flatMap(({ findings }) => findings);
