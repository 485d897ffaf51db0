/**
 * What a language has to say for the engine to write roadmaps in it. Each type asks for exactly the texts that the rules
 * name, so that a missing one does not compile.
 */
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import type { OptionOf } from '../../../../src/domain/wizard/answers.ts';
import type { Challenge, ProductType } from '../../../../src/domain/wizard/business-options.ts';
import type { BuyerKind } from '../../buyers/word-list.ts';
import type { GroupRule } from './group-rule.ts';
import type { AnyGroup } from './group-rules.ts';
import type { Seen, StepRule } from './step-rule.ts';
import type { AnyRule } from './step-rules.ts';
import type { Wish } from './wishes.ts';

/** Words within a sentence: in one form, or by case where the language has several; `base` stands in most places. */
export type Noun = string | Cases<string>;
export type Cases<Case extends string> = Readonly<Record<'base' | Case, string>>;

/** What a finding means for a step: one thing more to do. */
export interface SeenTexts {
  readonly bad: string;
  readonly good: string;
}

/** What a step says; `{slots}` are those of slots.ts. Why it is worthwhile here follows from answer and finding. */
export interface TextsOfStep {
  /** The action, in ten words at most. */
  readonly title: string;
  /** How to do it: each entry is one thing to do. */
  readonly how: readonly [string, ...string[]];
  /** A text to copy and fill in: what stands in `[brackets]` is the reader's to write. */
  readonly template?: string;
  /** One thing more for some. */
  readonly adds?: Readonly<Record<string, string>>;
  /** By the first of the findings that mean the same. */
  readonly seen?: { readonly [Finding in FindingId]?: SeenTexts };
}

type TextsFor<Rule> = Pick<TextsOfStep, 'title' | 'how' | 'template'> &
  (Rule extends { readonly adds: infer Adds }
    ? { readonly adds: { readonly [Name in keyof Adds]: string } }
    : { readonly adds?: never }) &
  (Rule extends { readonly seen: readonly (infer S extends Seen)[] }
    ? { readonly seen: { readonly [Finding in S[0]]: SeenTexts } }
    : { readonly seen?: never });

/** The texts of a theme's steps. */
export type StepTextsOf<Rules extends readonly StepRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: TextsFor<Rule>;
};
export type StepTexts = StepTextsOf<readonly AnyRule[]>;

/** What is said of a group of companies, which buys these products. */
export interface TextsOfGroup<N extends Noun = Noun, Product extends ProductType = never> {
  readonly name: string;
  /** The name within a sentence. */
  readonly short: N;
  /** Who they are and how to find the right ones. */
  readonly who: string;
  /** Why they buy this kind of product. */
  readonly why: Readonly<Record<Product, string>>;
  /** How they buy: at prices up to $1,000, and above. */
  readonly buys: { readonly small: string; readonly large: string };
}

/** The texts of a file's groups. */
export type GroupTextsOf<Rules extends readonly GroupRule[], N extends Noun = string> = {
  readonly [Rule in Rules[number] as Rule['id']]: TextsOfGroup<N, Rule['products'][number]>;
};
export type GroupTexts<N extends Noun = string> = GroupTextsOf<readonly AnyGroup[], N>;

/** For every answer, clauses that say it; more than one, since it may come up again. */
export type AnswerTextsOf<Field extends keyof OptionOf> = {
  readonly [F in Field]: { readonly [Option in OptionOf[F]]: readonly [string, ...string[]] };
};

/** What was measured, and how it came out. */
export type Outcome = 'fail' | 'warn' | 'pass';

type FindingsIn<Rule> = Rule extends { readonly repairs: readonly (infer Id)[] }
  ? Id
  : Rule extends { readonly seen: readonly (readonly (infer Id)[])[] }
    ? Id
    : never;

/** One clause per outcome of a finding. */
export type FindingTextsOf = { readonly [Id in FindingId]?: Readonly<Record<Outcome, string>> };

/** Those of every finding that a step can rest on. */
export type FindingTexts = FindingTextsOf & {
  readonly [Id in FindingsIn<AnyRule> & FindingId]: Readonly<Record<Outcome, string>>;
};

/** The same with `{quote}`, for findings whose evidence is a short text of the page that is worth quoting. */
export interface QuotingTexts {
  readonly title: Readonly<Record<Outcome, string>>;
  readonly h1: Readonly<Record<'pass', string>>;
  readonly 'call-to-action': Readonly<Record<'warn' | 'pass', string>>;
}

/** What each answer is called on social networks, without the sign, and what every roadmap is about. */
export interface HashtagTexts {
  readonly byAnswer: {
    readonly [Field in keyof OptionOf]: { readonly [Option in OptionOf[Field]]: string };
  };
  readonly common: readonly string[];
  /** In place of all these where consumers read them: whatever is sold, by product, and for trades. */
  readonly toConsumers: {
    readonly common: readonly string[];
    readonly byProduct: { readonly [Product in ProductType]: readonly string[] };
    readonly localTrades: readonly string[];
    readonly byAnswer: Pick<HashtagTexts['byAnswer'], 'customerType' | 'priceRange'>;
  };
}

/** The small words between the texts. */
export interface Phrases<N extends Noun = string> {
  /** What a business sells, as one speaks to it. */
  readonly offers: Readonly<Record<ProductType, N>>;
  /** An amount of dollars: `{amount}`. */
  readonly money: string;
  /** Prices as they follow the word "prices"; `{low}` and `{high}` are money, `{lowAmount}` is the number alone. */
  readonly prices: { readonly from: string; readonly single: string; readonly range: string };
  /** A text within quotation marks: `{text}`. */
  readonly quoted: string;
  /** Buyers of whom nothing is known: “your buyers”, and “three buyers”. */
  readonly yourBuyers: N;
  readonly buyers: N;
  /** In place of advice that another group, `{other}`, has already. */
  readonly sameAdvice: string;
  /** Why buyers whom nobody named may be worth trying: `{quote}`. */
  readonly ideaWhy: string;
  /** What follows where the visitor's own words name buyers, `{names}`, exclude some, or tell of trouble. */
  readonly buyersHeard: string;
  readonly excludedHeard: string;
  /** What to do about those: `{names}`. */
  readonly excludedHow: string;
  readonly challengeHeard: string;
  /** Why the niche a visitor chose comes first: `{quote}`; and slots. */
  readonly chosenNiche: string;
  /** Those who were named, within a sentence; null where the language cannot put them into all its cases. */
  readonly nounOf: (named: string) => N | null;
  /** Between two clauses of the same kind, and between good and bad. */
  readonly and: string;
  readonly but: string;
}

/** Words by which a text of somebody else's is understood; those of all languages are looked for in any text. */
export interface Stems {
  /** A visitor's own words tell of a challenge. */
  readonly challenges: Readonly<Record<Challenge, RegExp>>;
  /** A sentence says what a plan has to respect. */
  readonly wishes: Readonly<Record<Wish, RegExp>>;
  /** A business works on people's houses, gardens or cars. */
  readonly localTrade: RegExp;
}

/** What follows from a sentence in the visitor's own words: said beside it, and one thing more to do. */
export type WishTexts = Readonly<Record<Wish, { readonly so: string; readonly how: string }>>;

/** Where to find buyers of a kind, who decides, and what to say first. */
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
