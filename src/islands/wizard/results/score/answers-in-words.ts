import { fill } from '../../../../copy/fill.ts';
import type { Answers, QuestionStep } from '../../../../domain/wizard/answers.ts';
import { priceLabel } from '../../../../domain/wizard/price.ts';
import type { Entries } from '../../store/entries.ts';
import { QUESTIONS } from '../../store/questions.ts';
import type { Step } from '../../store/steps.ts';
import type { WizardTexts } from '../../wizard-context.ts';

/** Keeps a range of numbers, such as "25-200", on one line. */
export const joinRanges = (text: string): string => text.replace(/(?<=\d)[-–](?=\d)/g, '\u2060$&\u2060');

/** An option's label; undefined for an unknown option. */
export function optionLabel(
  step: QuestionStep,
  option: string,
  wizard: WizardTexts['wizard'],
): string | undefined {
  const options: Readonly<Record<string, string | { readonly label: string }>> = wizard[step].options;
  const found = options[option];
  return typeof found === 'object' ? found.label : found;
}

/** The labels of the chosen options. */
export const labelsOf = <Step extends QuestionStep>(
  step: Step,
  answers: Answers,
  { wizard }: Pick<WizardTexts, 'wizard'>,
): readonly string[] =>
  QUESTIONS[step].read(answers[step]).flatMap((id) => optionLabel(step, id, wizard) ?? []);

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

/** A page's title without the name at its end, and no line of it begins with a bar. */
export function shortenTitle(title: string): string {
  const end = title.lastIndexOf(' | ');
  return (end > title.length / 2 ? title.slice(0, end) : title).replaceAll(' | ', '\u00a0| ');
}
