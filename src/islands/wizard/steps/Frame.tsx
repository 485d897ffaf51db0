import { type ReactNode, use, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/Progress.tsx';
import {
  firstOpenStep,
  getStepNumber,
  isAnswered,
  progressText,
  STEPS,
  type Step,
  stepAfter,
} from '../store/steps.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { SoFarContext, useWizard, useWizardState } from '../wizard-context.ts';
import css from './Frame.module.css';
import { WayBar } from './WayBar.tsx';

export interface FrameProps {
  readonly step: Step;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** Layout shared by all steps: progress, heading and content. */
export function Frame({ step, title, hint, hidden = false, children }: FrameProps) {
  const { texts } = useWizard();
  const id = useId();
  const progress = progressText(step, texts.wizard.progress);
  return (
    <section
      className={css.frame}
      aria-labelledby={`${id}-title`}
      hidden={hidden}
      data-step={getStepNumber(step)}
    >
      <div className={classNames('note eyebrow', css.progress)}>
        <p id={`${id}-progress`}>{progress}</p>
        <Progress value={getStepNumber(step)} max={STEPS.length} aria-labelledby={`${id}-progress`} />
      </div>
      <div className={classNames('on-night', css.soFar)}>{!hidden && use(SoFarContext)}</div>
      <div className={css.columns} data-arrives="">
        <header className={css.intro}>
          <ViewTitle
            id={`${id}-title`}
            className={css.title}
            aria-describedby={`${id}-progress`}
            hidden={hidden}
          >
            {title}
          </ViewTitle>
          {hint && <p className={css.hint}>{hint}</p>}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** A question with Back and Next. Enter in a field submits once there is an answer. */
export function Question({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  const { store } = useWizard();
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        store.next();
      }}
    >
      {children}
      <StepButtons step={step} />
    </form>
  );
}

function StepButtons({ step }: { readonly step: Step }) {
  const { store, texts } = useWizard();
  const { wizard } = texts;
  const id = useId();
  const hasAnswer = useWizardState(({ entries }) => isAnswered(step, entries));
  const isLast = stepAfter(step) === undefined;
  const isComplete = useWizardState(({ entries }) => firstOpenStep(entries) === null);
  return (
    <WayBar
      note={
        <p id={`${id}-needed`} className="note" hidden={hasAnswer}>
          {wizard.choiceNeeded}
        </p>
      }
    >
      {isComplete && !isLast && (
        <Button variant="secondary" onClick={store.resume}>
          {wizard.toResults}
        </Button>
      )}
      <Button type="submit" iconAfter="arrow-right" disabled={!hasAnswer} aria-describedby={`${id}-needed`}>
        {isLast ? wizard.nextResults : wizard.next}
      </Button>
    </WayBar>
  );
}
