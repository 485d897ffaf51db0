import type { ReactNode } from 'react';
import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { STEPS } from '../store/steps.ts';
import { useWizard } from '../wizard-context.ts';
import { ViewTitle } from './Frame.tsx';
import css from './Welcome.module.css';

export interface WelcomeProps {
  readonly hidden: boolean;
  /** What is kept from an earlier visit. */
  readonly children: ReactNode;
}

/** Step 0, in the page's HTML. */
export function Welcome({ hidden, children }: WelcomeProps) {
  const { store, texts } = useWizard();
  const { welcome } = texts.wizard;
  return (
    <section className={css.welcome} aria-labelledby="wizard-welcome" hidden={hidden} data-step="0">
      <div>
        <p className="note eyebrow">{welcome.eyebrow}</p>
        <ViewTitle id="wizard-welcome" className={css.title} hidden={hidden}>
          {welcome.title}
        </ViewTitle>
        <p className="lead">{welcome.lead}</p>
        <div className={classNames('row', css.start)}>
          <Button iconAfter="arrow-right" onClick={store.start} data-wizard-start="">
            {welcome.start}
          </Button>
          <ul className={classNames('row note', lists.plain, css.facts)}>
            {welcome.facts.map((fact) => (
              <li key={fact}>{fill(fact, { steps: STEPS.length })}</li>
            ))}
          </ul>
        </div>
        {children}
      </div>
      <div className={css.gains}>
        <svg viewBox="0 0 112 29" className={css.curve} aria-hidden="true">
          <linearGradient id="gains">
            <stop className="ice" />
            <stop className="rose" offset=".5" />
            <stop className="ember" offset="1" />
          </linearGradient>
          <path d="M2 27C30 27 25 15 56 15S80 2 110 2" />
        </svg>
        <ol className={lists.plain}>
          {welcome.gains.map(({ title, text }) => (
            <li key={title} className={css.gain}>
              <h2 className={css.gainTitle}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={classNames('note', css.privacy)}>{welcome.privacy}</p>
      </div>
    </section>
  );
}
