import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import css from './Results.module.css';

export interface SectionProps {
  readonly title: string;
  /** Of the heading, for {@link focusHeading}. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** Shown next to the title, such as the author of the section. */
  readonly aside?: ReactNode;
  /** The ground of the section: as wide as the window. */
  readonly ground?: 'cold' | undefined;
  readonly children: ReactNode;
}

/** Moves the focus to the heading of a section whose pressed control has disappeared. */
export const focusHeading = (id: string): void => document.getElementById(id)?.focus();

/** A section of the result with its own heading. */
export function Section({ title, id, hint, aside, ground, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className={classNames(css.section, ground && css.cold)} aria-labelledby={headingId}>
      <header className={classNames('row', css.head)}>
        <h2 id={headingId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {aside}
        {hint && <p className="note whole narrow">{hint}</p>}
      </header>
      <div className={classNames('stack gap-5', css.body)}>{children}</div>
    </section>
  );
}

/** A small label. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={classNames('text-xs bold', css.tag)}>{children}</span>;
}
