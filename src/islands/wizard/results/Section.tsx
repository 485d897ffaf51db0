import { type ReactNode, useId } from 'react';
import css from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Stands beside the title, such as who wrote what follows. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the result under its own heading. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {aside}
        {hint && <p className={css.hint}>{hint}</p>}
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}

/** A small label. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={css.tag}>{children}</span>;
}
