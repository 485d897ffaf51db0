import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import css from './Lead.module.css';

export interface LeadProps {
  /** Shown above the page's heading; omitted in later sections. */
  readonly eyebrow?: string | undefined;
  readonly title: ReactNode;
  readonly message: ReactNode;
  /** Colors the mark of the title. */
  readonly band?: string | undefined;
  readonly labelId: string;
  readonly label: string;
  readonly number: string;
  readonly bar: ReactNode;
  /** Content that belongs on the first screen with the figure. */
  readonly children?: ReactNode;
}

/** A large figure with its label and its meaning. */
export function Lead({ eyebrow, title, message, band, labelId, label, number, bar, children }: LeadProps) {
  const Panel = eyebrow === undefined ? 'section' : 'header';
  const Heading = eyebrow === undefined ? 'h2' : 'h1';
  return (
    <Panel
      className={classNames(css.panel, eyebrow === undefined && css.later)}
      data-band={band}
      data-arrives={eyebrow === undefined ? undefined : ''}
    >
      <div>
        {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
        <Heading className={css.title} tabIndex={eyebrow === undefined ? undefined : -1}>
          {title}
        </Heading>
        <div className={css.message}>{message}</div>
      </div>
      <div className={css.figure}>
        <p className={css.label} id={labelId}>
          {label}
        </p>
        <p className={css.number}>{number}</p>
        {bar}
      </div>
      {children && <div className={css.first}>{children}</div>}
    </Panel>
  );
}
