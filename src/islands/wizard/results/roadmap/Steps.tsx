import type { PreparationStep, Roadmap } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { stepPlace } from '../places-of-a-result.ts';
import { CopyButton } from '../sharing/CopyButton.tsx';
import { Because } from './Because.tsx';
import css from './Steps.module.css';

export interface StepsProps {
  readonly steps: readonly PreparationStep[];
  /** What the visitor's own words changed. */
  readonly heard: NonNullable<Roadmap['heard']>;
}

/** The roadmap's steps in order: action and reason, with the how in a fold. */
export function Steps({ steps, heard }: StepsProps) {
  const { texts } = useResult();
  if (steps.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{texts.results.roadmap.steps}</h3>
      <ol className={classNames(lists.plain, css.steps)}>
        {steps.map((step) => (
          <li key={step.id} className={css.step}>
            <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id: step.id })}</p>}>
              {step.how ? <Step {...step} how={step.how} /> : <WrittenAsOne {...step} />}
              {heard
                .filter(({ at }) => at === step.id)
                .map(({ quote, so }) => (
                  <p key={quote + so} className={css.heard}>
                    {fill(texts.results.roadmap.heard, { quote, so })}
                  </p>
                ))}
            </RowBoundary>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Step({ id, title, why, how, template }: PreparationStep & { readonly how: readonly string[] }) {
  const { roadmap } = useResult().texts.results;
  return (
    <Fold
      id={stepPlace(id)}
      summary={
        <>
          <h4 className={css.title}>{title}</h4>
          {why && <span className={css.why}>{why}</span>}
        </>
      }
    >
      <div className={css.body}>
        <ul className={css.how} aria-label={roadmap.how}>
          {how.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
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

/** A step of a roadmap that an earlier version made, kept on a device or in a link. */
function WrittenAsOne({ id, title, description, because }: PreparationStep) {
  return (
    <div id={stepPlace(id)}>
      <h4 className={css.title}>{title}</h4>
      <p>{description}</p>
      <Because answer={because.answer} finding={because.finding} />
    </div>
  );
}
