import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/Progress.tsx';
import css from '../FirstView.module.css';
import {
  firstOpenStep,
  getStepNumber,
  isAnswered,
  progressText,
  STEPS,
  type Step,
  stepAfter,
} from '../store/steps.ts';
import { SoFarContext, useWizard, useWizardState } from '../wizard-context.ts';

/** A view's heading, which useArrival focuses. A hidden view's is no `h1` in the page's HTML, and reads as one early. */
export function ViewTitle({ hidden, children, ...rest }: ComponentProps<'h1'>) {
  const Heading = hidden ? 'h2' : 'h1';
  return (
    <Heading {...rest} tabIndex={-1} aria-level={hidden ? 1 : undefined}>
      {children}
    </Heading>
  );
}

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
      <div className={classNames('stack gap-2 note eyebrow', css.progress)}>
        <p id={`${id}-progress`}>{progress}</p>
        <Progress value={getStepNumber(step)} max={STEPS.length} aria-labelledby={`${id}-progress`} />
      </div>
      <div className={classNames('on-night no-print', css.soFar)}>{!hidden && use(SoFarContext)}</div>
      <div className={classNames('stack', css.columns)} data-arrives="">
        <header className={css.intro}>
          <ViewTitle
            id={`${id}-title`}
            className={css.viewTitle}
            aria-describedby={`${id}-progress`}
            hidden={hidden}
          >
            {title}
          </ViewTitle>
          {hint && <p className={classNames('muted', css.hint)}>{hint}</p>}
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

/** Leads back to the result, once every step is answered. */
export function ToResults() {
  const { store, texts } = useWizard();
  const isComplete = useWizardState(({ entries }) => firstOpenStep(entries) === null);
  return (
    isComplete && (
      <Button variant="secondary" onClick={store.resume}>
        {texts.wizard.toResults}
      </Button>
    )
  );
}

function StepButtons({ step }: { readonly step: Step }) {
  const { wizard } = useWizard().texts;
  const id = useId();
  const hasAnswer = useWizardState(({ entries }) => isAnswered(step, entries));
  const isLast = stepAfter(step) === undefined;
  return (
    <WayBar
      note={
        <p id={`${id}-needed`} className="note" hidden={hasAnswer}>
          {wizard.choiceNeeded}
        </p>
      }
    >
      {!isLast && <ToResults />}
      <Button type="submit" iconAfter="arrow-right" disabled={!hasAnswer} aria-describedby={`${id}-needed`}>
        {isLast ? wizard.nextResults : wizard.next}
      </Button>
    </WayBar>
  );
}

export interface WayBarProps {
  /** Buttons on the right. */
  readonly children: ReactNode;
  /** A hint below the buttons. */
  readonly note?: ReactNode;
}

/**
 * Back and Next below a step. They stick to the bottom of the viewport, so the bar must be the last child of a form in a
 * column layout.
 */
export function WayBar({ children, note }: WayBarProps) {
  const { store, texts } = useWizard();
  return (
    <div className={classNames('split center', css.bar)}>
      <Button variant="quiet" className={css.back} iconBefore="arrow-left" onClick={store.back}>
        {texts.wizard.back}
      </Button>
      <div className={classNames('row', css.forward)}>{children}</div>
      {note}
    </div>
  );
}
