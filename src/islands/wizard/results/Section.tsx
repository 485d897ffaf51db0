import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { PartId } from './Contents.tsx';
import css from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  /** The target of a link in the table of contents. */
  readonly part?: PartId | undefined;
  /** Omitted from the printed result. */
  readonly screenOnly?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Shown next to the title, such as the author of the section. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Moves the focus to a section whose pressed control has disappeared. */
export const focusPart = (part: PartId): void => document.getElementById(part)?.focus();

/** A section of the result with its own heading. */
export function Section({ title, part, screenOnly = false, hint, aside, children }: SectionProps) {
  const ownId = useId();
  const id = part ?? ownId;
  return (
    <section className={classNames(css.section, screenOnly && css.screenOnly)} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} tabIndex={part && -1}>
          {title}
        </h2>
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
