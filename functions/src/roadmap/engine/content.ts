/**
 * The texts that the engine needs in each language. The types are derived from the rules, so that a missing text does
 * not compile.
 */
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import type { OptionOf } from '../../../../src/domain/wizard/answers.ts';
import type { Challenge, ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { BuyerKind } from '../../buyers/word-list.ts';
import type { GroupRule } from './group-rule.ts';
import type { AnyGroup } from './group-rules.ts';
import type { EquivalentFindings, StepRule } from './step-rule.ts';
import type { AnyRule } from './step-rules.ts';
import type { Wish } from './wishes.ts';

/** A noun phrase within a sentence: a string, or a form per grammatical case, of which `base` is the most common. */
export type Noun = string | Cases<string>;
export type Cases<Case extends string> = Readonly<Record<'base' | Case, string>>;

/** The additional task of a step, by whether a finding is bad or good. */
export interface SeenTexts {
  readonly bad: string;
  readonly good: string;
}

/** The texts of a step, with the `{slots}` of slots.ts. The engine writes the reason from answer and finding. */
export interface TextsOfStep {
  /** The action, at most ten words. */
  readonly title: string;
  /** Tasks. */
  readonly how: readonly [string, ...string[]];
  /** A text to copy, with `[gaps]` to fill in. */
  readonly template?: string;
  /** Additional tasks, by their name in the rule. */
  readonly adds?: Readonly<Record<string, string>>;
  /** Tasks by website finding, keyed by the first of the rule's equivalent findings. */
  readonly seen?: { readonly [Finding in FindingId]?: SeenTexts };
}

type TextsFor<Rule> = Pick<TextsOfStep, 'title' | 'how' | 'template'> &
  (Rule extends { readonly adds: infer Adds }
    ? { readonly adds: { readonly [Name in keyof Adds]: string } }
    : { readonly adds?: never }) &
  (Rule extends { readonly seen: readonly (infer S extends EquivalentFindings)[] }
    ? { readonly seen: { readonly [Finding in S[0]]: SeenTexts } }
    : { readonly seen?: never });

export type StepTextsOf<Rules extends readonly StepRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: TextsFor<Rule>;
};
export type StepTexts = StepTextsOf<readonly AnyRule[]>;

/** The texts of a target group that buys these products. */
export interface TextsOfGroup<N extends Noun = Noun, Product extends ProductType = never> {
  readonly name: string;
  /** The name within a sentence. */
  readonly short: N;
  /** Who they are and where to find them. */
  readonly who: string;
  /** Why they buy, by product. */
  readonly why: Readonly<Record<Product, string>>;
  /** How they buy at prices up to $1,000, and above. */
  readonly buys: { readonly small: string; readonly large: string };
}

export type GroupTextsOf<Rules extends readonly GroupRule[], N extends Noun = string> = {
  readonly [Rule in Rules[number] as Rule['id']]: TextsOfGroup<N, Rule['products'][number]>;
};
export type GroupTexts<N extends Noun = string> = GroupTextsOf<readonly AnyGroup[], N>;

/** Clauses for every answer; several, because a roadmap may use an answer more than once. */
export type AnswerTextsOf<Field extends keyof OptionOf> = {
  readonly [F in Field]: { readonly [Option in OptionOf[F]]: readonly [string, ...string[]] };
};

/** A finding's status that counts as a reason for a step. */
export type Problem = 'fail' | 'warn';

type FindingsIn<Rule> = Rule extends { readonly repairs: readonly (infer Id)[] }
  ? Id
  : Rule extends { readonly seen: readonly (readonly (infer Id)[])[] }
    ? Id
    : never;

/** A clause for each problem of a finding. */
export type FindingTextsOf = { readonly [Id in FindingId]?: Readonly<Record<Problem, string>> };

/** Required for every finding that a rule names. */
export type FindingTexts = FindingTextsOf & {
  readonly [Id in FindingsIn<AnyRule> & FindingId]: Readonly<Record<Problem, string>>;
};

/** Clauses with `{quote}`, for findings whose evidence is a short text of the page. */
export interface QuotingTexts {
  readonly title: Readonly<Record<Problem, string>>;
  readonly 'call-to-action': Readonly<Record<'warn', string>>;
}

/** Hashtags without "#". */
export interface HashtagTexts {
  readonly byAnswer: {
    readonly [Field in keyof OptionOf]: { readonly [Option in OptionOf[Field]]: string };
  };
  readonly common: readonly string[];
  /** Used instead of the others if the business sells to consumers. */
  readonly toConsumers: {
    readonly common: readonly string[];
    readonly byProduct: { readonly [Product in ProductType]: readonly string[] };
    readonly localTrades: readonly string[];
    readonly byAnswer: Pick<HashtagTexts['byAnswer'], 'customerType' | 'priceRange'>;
  };
}

/** Phrases that connect the other texts. */
export interface Phrases<N extends Noun = string> {
  /** What the business sells, in the second person: "your software". */
  readonly offers: Readonly<Record<ProductType, N>>;
  /** A sum in dollars, with `{amount}`. */
  readonly money: string;
  /** After the word "prices"; `{low}` and `{high}` are money, `{lowAmount}` is the number alone. */
  readonly prices: { readonly from: string; readonly single: string; readonly range: string };
  /** Quotation marks around `{text}`. */
  readonly quoted: string;
  /** Unknown buyers, as in "your buyers" and "three buyers". */
  readonly yourBuyers: N;
  readonly buyers: N;
  /** Replaces advice that the group `{other}` already has. */
  readonly sameAdvice: string;
  /** Reason for suggested buyers, with `{quote}`. */
  readonly ideaWhy: string;
  /** What changed because the visitor named or excluded buyers (`{names}`), or described a challenge. */
  readonly buyersHeard: string;
  readonly excludedHeard: string;
  /** The task about excluded buyers, with `{names}`. */
  readonly excludedHow: string;
  readonly challengeHeard: string;
  /** Description of the chosen niche, with `{quote}` and slots. */
  readonly chosenNiche: string;
  /** Named buyers within a sentence; null if their grammatical cases are unknown. */
  readonly nounOf: (named: string) => N | null;
  /** Joins two good or two bad clauses; `but` joins a good and a bad one. */
  readonly and: string;
  readonly but: string;
}

/** Patterns that interpret what visitors wrote. Every text is matched against the patterns of all languages. */
export interface Stems {
  readonly challenges: Readonly<Record<Challenge, RegExp>>;
  /** Match sentences that constrain the roadmap. */
  readonly wishes: Readonly<Record<Wish, RegExp>>;
  /** Matches businesses that work on people's houses, gardens or cars. */
  readonly localTrade: RegExp;
  /** Matches medical and veterinary practices. */
  readonly practice: RegExp;
}

/** What changed in the roadmap because of a wish, and an additional task. */
export type WishTexts = Readonly<Record<Wish, { readonly so: string; readonly how: string }>>;

/** Where to find buyers, who decides, and what to say first. */
export type AdviceTexts = Readonly<Record<BuyerKind, string>>;

export interface RoadmapContent<N extends Noun = Noun> {
  readonly steps: StepTexts;
  readonly groups: GroupTexts<N>;
  readonly advice: AdviceTexts;
  readonly wishes: WishTexts;
  readonly answers: AnswerTextsOf<keyof OptionOf>;
  readonly findings: FindingTexts;
  readonly quoting: QuotingTexts;
  readonly hashtags: HashtagTexts;
  readonly phrases: Phrases<N>;
  readonly stems: Stems;
}
