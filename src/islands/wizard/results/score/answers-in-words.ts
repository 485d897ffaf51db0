import { fill } from '../../../../copy/fill.ts';
import { type Answers, customerTypeOf, teamSizeOf } from '../../../../domain/wizard/answers.ts';
import { priceLabel } from '../../../../domain/wizard/price.ts';
import { optionLabel } from '../../../../share/answer-label.ts';
import type { Entries } from '../../store/entries.ts';
import type { QuestionStep, Step } from '../../store/steps.ts';
import type { StepTexts, WizardTexts } from '../../wizard-context.ts';

/** Steps whose answer is stored as an option's number. */
type NumberStep = {
  [S in QuestionStep]: NonNullable<Answers[S]> extends number ? S : never;
}[QuestionStep];

const OPTION_BY_STEP: Readonly<Record<NumberStep, (answer: unknown) => string | undefined>> = {
  customerType: customerTypeOf,
  teamSize: teamSizeOf,
};

const isNumberStep = (step: QuestionStep): step is NumberStep => Object.hasOwn(OPTION_BY_STEP, step);

function getSelectedIds(step: QuestionStep, answers: Answers): readonly string[] {
  if (isNumberStep(step)) return [OPTION_BY_STEP[step](answers[step]) ?? []].flat();
  return answers[step]?.selected ?? [];
}

/** The labels of the chosen options. */
export const labelsOf = (step: QuestionStep, answers: Answers, { wizard }: StepTexts): readonly string[] =>
  getSelectedIds(step, answers).flatMap((id) => optionLabel(step, id, wizard) ?? []);

/** Answers of a step other than its options. */
const ADDITIONAL_ANSWERS: {
  readonly [S in QuestionStep]?: (entries: Entries, texts: WizardTexts) => readonly string[];
} = {
  customerType: ({ buyers }) => [buyers.trim()],
  productTypes: ({ answers: { priceRange }, plan: { offer, kind } }, { wizard, findings }) => [
    offer.trim(),
    kind ? findings.business[kind] : '',
    fill(wizard.price.range, { min: priceLabel(priceRange.min), max: priceLabel(priceRange.max) }),
  ],
  biggestChallenges: ({ answers: { customChallenge }, plan: { wants } }, { wizard }) => [
    ...wants.map((want) => wizard.biggestChallenges.wantOptions[want]),
    customChallenge.trim(),
  ],
};

/** The answers of a step in words; empty if unanswered. */
export function formatAnswers(step: Step, entries: Entries, texts: WizardTexts): readonly string[] {
  const { answers, website } = entries;
  if (step === 'website') {
    if (website.report === 'skipped') return [texts.results.keep.skipped];
    return website.report === null ? [] : [website.report.url.final];
  }
  const labels = labelsOf(step, answers, texts);
  return [...labels, ...(ADDITIONAL_ANSWERS[step]?.(entries, texts) ?? []).filter(Boolean)];
}
