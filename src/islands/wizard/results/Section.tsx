import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { PartId } from './Contents.tsx';
import css from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Where a link of the contents leads. */
  readonly part?: PartId | undefined;
  /** Left out of the printed result. */
  readonly screenOnly?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Next to the title, such as who wrote the section. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the result under its own heading. */
export function Section({ title, part, screenOnly = false, hint, aside, children }: SectionProps) {
  const ownId = useId();
  const id = part ?? ownId;
  return (
    <section className={classNames(css.section, screenOnly && css.screenOnly)} aria-labelledby={id}>
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
