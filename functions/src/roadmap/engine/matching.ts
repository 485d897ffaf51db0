import type { AnswerRef, Chosen, OptionOf } from '../../../../src/domain/wizard/answers.ts';
import { keysOf } from '../../../../src/domain/wizard/business-options.ts';

/** How much each option calls for a step: 1 weakly, 2 clearly, 3 strongly. */
export type Weights = {
  readonly [Field in keyof OptionOf]?: { readonly [Option in OptionOf[Field]]?: 1 | 2 | 3 };
};

/** Options by field; see {@link matchesEveryField}. */
export type Options = { readonly [Field in keyof OptionOf]?: readonly OptionOf[Field][] };

export interface WeighedAnswer {
  readonly answer: AnswerRef;
  readonly weight: number;
}

const refsOf = <Field extends keyof OptionOf>(
  field: Field,
  options: readonly OptionOf[Field][],
): { readonly field: Field; readonly option: OptionOf[Field] }[] =>
  options.map((option) => ({ field, option }));

/** All answers, challenges first. Equally strong reasons are used in this order. */
export const answersOf = (chosen: Chosen): readonly AnswerRef[] => [
  ...refsOf('biggestChallenges', chosen.biggestChallenges),
  ...refsOf('customerAcquisition', chosen.customerAcquisition),
  ...refsOf('businessPhase', chosen.businessPhase),
  ...refsOf('productTypes', chosen.productTypes),
  ...refsOf('priceRange', chosen.priceRange),
  ...refsOf('teamSize', chosen.teamSize),
  ...refsOf('customerType', chosen.customerType),
];

function weightOf(weights: Weights, { field, option }: AnswerRef): number {
  const table: Readonly<Record<string, number | undefined>> = weights[field] ?? {};
  return table[option] ?? 0;
}

/** Answers with a weight, strongest first. */
export function weighAnswers(weights: Weights, answers: readonly AnswerRef[]): readonly WeighedAnswer[] {
  const weighed: WeighedAnswer[] = [];
  for (const answer of answers) {
    const weight = weightOf(weights, answer);
    if (weight > 0) weighed.push({ answer, weight });
  }
  return weighed.sort((a, b) => b.weight - a.weight);
}

const matchesField = (chosen: Chosen, options: Options, field: keyof OptionOf): boolean => {
  const wanted: readonly string[] = options[field] ?? [];
  return chosen[field].some((option) => wanted.includes(option));
};

/** Whether the visitor chose one of the options in every field. */
export const matchesEveryField = (chosen: Chosen, options: Options): boolean =>
  keysOf(options).every((field) => matchesField(chosen, options, field));

/** Whether the visitor chose one of the options in any field. */
export const matchesAnyField = (chosen: Chosen, options: Options): boolean =>
  keysOf(options).some((field) => matchesField(chosen, options, field));
