import {
  type Answers,
  type OptionOf,
  phaseChoice,
  productChoice,
  type QuestionStep,
} from '../../../domain/wizard/answers.ts';
import {
  ACQUISITIONS,
  BUSINESS_PHASES,
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TEAM_SIZES,
} from '../../../domain/wizard/business-options.ts';

type Questions = {
  readonly [Step in QuestionStep]: {
    readonly options: readonly OptionOf[Step][];
    /** Whether an option replaces the one before. */
    readonly isSingle: boolean;
    readonly read: (answer: Answers[Step]) => readonly OptionOf[Step][];
    /** Reverses `read`; undefined for none. */
    readonly write: (selected: readonly OptionOf[Step][]) => Answers[Step];
  };
};

/** A question with one answer, stored as its option's number. */
const single = <Id extends string>(values: Readonly<Record<Id, number>>) => ({
  options: keysOf(values),
  isSingle: true,
  read: (answer: number | undefined) => keysOf(values).filter((id) => values[id] === answer),
  write: ([id]: readonly Id[]) => id && values[id],
});

/** A question with several answers; none counts as unanswered. */
const several = <Id extends string, Choice extends { readonly selected: readonly Id[] }>(
  options: readonly Id[],
  toStored: (selected: readonly Id[]) => Choice,
) => ({
  options,
  isSingle: false,
  read: (answer: Choice | undefined) => answer?.selected ?? [],
  write: (selected: readonly Id[]) => (selected.length > 0 ? toStored(selected) : undefined),
});

/** The steps' questions: their options in order, and how their answers are stored. */
export const QUESTIONS: Questions = {
  businessPhase: several(keysOf(BUSINESS_PHASES), phaseChoice),
  customerType: single(CUSTOMER_TYPES),
  productTypes: several(keysOf(PRODUCT_TYPES), productChoice),
  customerAcquisition: several(ACQUISITIONS, (selected) => ({ selected })),
  teamSize: single(TEAM_SIZES),
  biggestChallenges: several(CHALLENGES, (selected) => ({ selected })),
};

/** Selects an option: the only one of a single choice, or else on and off. */
export function choose<Step extends QuestionStep>(
  answer: Answers[Step],
  step: Step,
  option: OptionOf[Step],
): Answers[Step] {
  const { isSingle, read, write } = QUESTIONS[step];
  const selected = isSingle ? [] : read(answer);
  return write(
    selected.includes(option) ? selected.filter((other) => other !== option) : [...selected, option],
  );
}
