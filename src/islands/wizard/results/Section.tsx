import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import css from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Shown next to the title, such as the author of the section. */
  readonly aside?: ReactNode;
  /** The ground of the section: as wide as the window. */
  readonly ground?: 'cold' | undefined;
  readonly children: ReactNode;
}

/** A section of the result with its own heading. */
export function Section({ title, hint, aside, ground, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(css.section, ground && css.cold)} aria-labelledby={id}>
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
