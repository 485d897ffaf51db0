import type { PreparationStep, StepReason } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult, type WizardTexts } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { getStepAnchor } from '../result-anchors.ts';
import { CopyButton } from '../sharing/CopyButton.tsx';
import css from './Steps.module.css';

/** The roadmap's steps in order: action and reason, with collapsed instructions. */
export function Steps({ steps }: { readonly steps: readonly PreparationStep[] }) {
  const { texts } = useResult();
  if (steps.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{texts.results.roadmap.steps}</h3>
      <ol className={classNames(lists.plain, css.steps)}>
        {steps.map((step) => (
          <li key={step.id} className={css.step}>
            <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id: step.id })}</p>}>
              <Step {...step} />
            </RowBoundary>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Why the step was chosen; '' for a step that suits nearly everybody. */
function formatReason(reason: StepReason, { results, wizard }: WizardTexts): string {
  const { reasons, topics } = results.roadmap;
  switch (reason.kind) {
    case 'asked':
      return fill(reasons.asked, { label: topics[reason.topic] });
    case 'ticked':
      return fill(reasons.ticked, { label: wizard.biggestChallenges.options[reason.challenge] });
    case 'wanted':
      return fill(reasons.wanted, { label: wizard.biggestChallenges.wantOptions[reason.want] });
    case 'general':
      return '';
  }
}

function Step({ id, title, why, how, example, template, reason }: PreparationStep) {
  const { texts } = useResult();
  const { roadmap } = texts.results;
  const because = formatReason(reason, texts);
  return (
    <Fold
      id={getStepAnchor(id)}
      summary={
        <>
          <h4 className={css.title}>{title}</h4>
          <span className={css.why}>{why}</span>
          {because && <span className={css.why}>{because}</span>}
        </>
      }
    >
      <div className={css.body}>
        <ul className={css.how} aria-label={roadmap.how}>
          {how.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {example && (
          <p>
            <strong>{roadmap.example}</strong> {example}
          </p>
        )}
        {template && (
          <figure className={css.template}>
            <figcaption className={css.caption}>{roadmap.template}</figcaption>
            <p className={css.text}>{template}</p>
            <CopyButton label={roadmap.copyTemplate} done={roadmap.copied} text={template} />
          </figure>
        )}
      </div>
    </Fold>
  );
}
