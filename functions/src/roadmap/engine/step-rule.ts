import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import type { Options, Weights } from './matching.ts';

/** At most two steps of a roadmap share a theme. */
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

/** Findings that are equivalent for a step. The first is the key of their texts. */
export type EquivalentFindings = readonly [FindingId, ...FindingId[]];

/** The kind of a business, by its customers and its offer. A business may have several. */
export type SellerKind = 'companies' | 'consumers' | 'shops' | 'local-trades' | 'practices' | 'online';

/** Defines when a step is worthwhile. Its texts are in content/<language>/steps/, by id. */
interface BaseStep {
  readonly id: string;
  readonly theme: Theme;
  /** Businesses that the step does not suit: a candle shop needs no calendar for first calls. */
  readonly unsuitableFor: readonly SellerKind[];
  readonly when: {
    /** Answers that call for the step; at least one must have a weight of 2. */
    readonly answers: Weights;
    /** The step requires that one of these options was chosen in every field. */
    readonly only?: Options;
    /** The step is excluded if any of these options was chosen. */
    readonly unless?: Options;
  };
  readonly impact: 1 | 2 | 3 | 4 | 5;
  /** From an hour (1) to three months (5). */
  readonly effort: 1 | 2 | 3 | 4 | 5;
  /** Ids of steps to do first, if they fit. They precede this step in the list of rules. */
  readonly needs: readonly string[];
  /** Additional tasks by name, as in the content; the first that fits is used. */
  readonly adds?: Readonly<Record<string, Options>>;
}

/** A step that fixes the website; appears only if one of these findings is bad. */
interface RepairStep extends BaseStep {
  readonly repairs: readonly FindingId[];
  readonly seen?: never;
}

/** A step that is independent of the website, whose findings only add a task. */
interface IndependentStep extends BaseStep {
  readonly seen: readonly EquivalentFindings[];
  readonly repairs?: never;
}

export type StepRule = RepairStep | IndependentStep;

export const listFindings = (rule: StepRule): readonly FindingId[] => rule.repairs ?? rule.seen.flat();
