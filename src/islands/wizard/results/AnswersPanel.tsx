import { fill } from '../../../copy/fill.ts';
import { customerTypeOf, teamSizeOf } from '../../../domain/answers.ts';
import { priceLabel } from '../../../domain/price.ts';
import { Button } from '../../../ui/Button.tsx';
import { StartOver } from '../StartOver.tsx';
import type { Entries } from '../store/entries.ts';
import { STEPS, type Step } from '../store/places.ts';
import { useWizard, useWizardState, type WizardTexts } from '../wizard-context.ts';
import css from './AnswersPanel.module.css';
import { optionLabel } from './answer-label.ts';
import { Section } from './Section.tsx';

type WizardCopy = WizardTexts['wizard'];

const titleOf = (step: Step, wizard: WizardCopy): string =>
  ({
    1: wizard.website,
    2: wizard.businessPhase,
    3: wizard.customerType,
    4: wizard.productTypes,
    5: wizard.customerAcquisition,
    6: wizard.teamSize,
    7: wizard.biggestChallenges,
  })[step].title;

/** What was answered in a step, in words. */
function answersIn(step: Step, { answers, website }: Entries, wizard: WizardCopy): readonly string[] {
  const labels = (
    field: Parameters<typeof optionLabel>[0],
    ids: readonly (string | undefined)[] = [],
  ): readonly string[] =>
    ids.flatMap((id) => (id === undefined ? [] : (optionLabel(field, id, wizard) ?? [])));
  const { priceRange } = answers;
  switch (step) {
    case 1:
      return website.report === 'skipped' || website.report === null ? [] : [website.report.url.final];
    case 2:
      return labels('businessPhase', answers.businessPhase?.selected);
    case 3:
      return labels('customerType', [customerTypeOf(answers.customerType)]);
    case 4:
      return [
        ...labels('productTypes', answers.productTypes?.selected),
        fill(wizard.price.range, { min: priceLabel(priceRange.min), max: priceLabel(priceRange.max) }),
      ];
    case 5:
      return labels('customerAcquisition', answers.customerAcquisition?.selected);
    case 6:
      return labels('teamSize', [teamSizeOf(answers.teamSize)]);
    case 7:
      return [
        ...labels('biggestChallenges', answers.biggestChallenges?.selected),
        ...(answers.customChallenge.trim() === '' ? [] : [answers.customChallenge.trim()]),
      ];
  }
}

/** All answers, each a click away from being changed. */
export function AnswersPanel() {
  const { store, texts } = useWizard();
  const { wizard, results } = texts;
  const entries = useWizardState((state) => state.entries);
  return (
    <Section screenOnly title={results.keep.edit} hint={results.keep.editHint}>
      <dl className={css.answers}>
        {STEPS.map((step) => {
          const title = titleOf(step, wizard);
          const given = answersIn(step, entries, wizard);
          return (
            <div key={step} className={css.answer}>
              <dt>{title}</dt>
              <dd className={css.given}>{given.length > 0 ? given.join(', ') : results.keep.unanswered}</dd>
              <dd className={css.change}>
                <Button
                  variant="quiet"
                  before="pencil"
                  aria-label={fill(results.keep.editStep, { title })}
                  onClick={() => store.open(step)}
                >
                  {results.keep.change}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
      <StartOver />
    </Section>
  );
}
