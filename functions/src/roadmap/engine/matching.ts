import type { AnswerRef, Chosen, OptionOf } from '../../../../src/domain/wizard/answers.ts';
import { keysOf } from '../../../../src/domain/wizard/business-options.ts';

/** How much each option calls for a step: 1 weakly, 2 clearly, 3 strongly. */
export type Weights = {
  readonly [Field in keyof OptionOf]?: { readonly [Option in OptionOf[Field]]?: 1 | 2 | 3 };
};

/** Options by field; see {@link matchesEveryField}. */
export type Options = { readonly [Field in keyof OptionOf]?: readonly OptionOf[Field][] };

export interface WeightedAnswer {
  readonly answer: AnswerRef;
  readonly weight: number;
}

const toAnswerRefs = <Field extends keyof OptionOf>(
  field: Field,
  options: readonly OptionOf[Field][],
): { readonly field: Field; readonly option: OptionOf[Field] }[] =>
  options.map((option) => ({ field, option }));

/** Lists all answers, challenges first. Equally strong reasons are used in this order. */
export const listAnswers = (chosen: Chosen): readonly AnswerRef[] => [
  ...toAnswerRefs('biggestChallenges', chosen.biggestChallenges),
  ...toAnswerRefs('customerAcquisition', chosen.customerAcquisition),
  ...toAnswerRefs('businessPhase', chosen.businessPhase),
  ...toAnswerRefs('productTypes', chosen.productTypes),
  ...toAnswerRefs('priceRange', chosen.priceRange),
  ...toAnswerRefs('teamSize', chosen.teamSize),
  ...toAnswerRefs('customerType', chosen.customerType),
];

function getWeight(weights: Weights, { field, option }: AnswerRef): number {
  const table: Readonly<Record<string, number | undefined>> = weights[field] ?? {};
  return table[option] ?? 0;
}

/** Lists the answers with a weight, strongest first. */
export function weighAnswers(weights: Weights, answers: readonly AnswerRef[]): readonly WeightedAnswer[] {
  const weighed: WeightedAnswer[] = [];
  for (const answer of answers) {
    const weight = getWeight(weights, answer);
    if (weight > 0) weighed.push({ answer, weight });
  }
  return weighed.sort((a, b) => b.weight - a.weight);
}

const matchesField = (chosen: Chosen, options: Options, field: keyof OptionOf): boolean => {
  const accepted: readonly string[] = options[field] ?? [];
  return chosen[field].some((option) => accepted.includes(option));
};

/** Whether the visitor chose one of the options in every field. */
export const matchesEveryField = (chosen: Chosen, options: Options): boolean =>
  keysOf(options).every((field) => matchesField(chosen, options, field));

/** Whether the visitor chose one of the options in any field. */
export const matchesAnyField = (chosen: Chosen, options: Options): boolean =>
  keysOf(options).some((field) => matchesField(chosen, options, field));
