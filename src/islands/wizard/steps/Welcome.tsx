import type { ReactNode } from 'react';
import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from '../FirstView.module.css';
import { STEPS } from '../store/steps.ts';
import { useWizard } from '../wizard-context.ts';
import { ViewTitle } from './Frame.tsx';

export interface WelcomeProps {
  readonly hidden: boolean;
  /** What is kept from an earlier visit. */
  readonly children: ReactNode;
}

/** From cold to warm. */
const TONES = ['ice', 'rose', 'ember'];

/** Step 0, in the page's HTML. */
export function Welcome({ hidden, children }: WelcomeProps) {
  const { store, texts } = useWizard();
  const { welcome } = texts.wizard;
  return (
    <section
      className={classNames('stack', css.welcome)}
      aria-labelledby="wizard-welcome"
      hidden={hidden}
      data-step="0"
    >
      <div>
        <p className="note eyebrow">{welcome.eyebrow}</p>
        <ViewTitle id="wizard-welcome" className={css.title} hidden={hidden}>
          {welcome.title}
        </ViewTitle>
        <p className="lead">{welcome.lead}</p>
        <div className={classNames('row center', css.begin)}>
          <Button iconAfter="arrow-right" onClick={store.start} data-wizard-start="">
            {welcome.start}
          </Button>
          {/* No dot begins a line. */}
          <p className="note">{fill(welcome.facts.join('\u00a0· '), { steps: STEPS.length })}</p>
        </div>
        {children}
      </div>
      <div className={classNames('surface', css.gains)}>
        <ol className="plain">
          {welcome.gains.map(({ title, text }, index) => (
            <li key={title} className={classNames('muted', css.gain, TONES[index])}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="note ruled">{welcome.privacy}</p>
      </div>
    </section>
  );
}
