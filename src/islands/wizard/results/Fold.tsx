import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Results.module.css';

/** Room for what a phone keeps closed. */
const WIDE = '(width >= 48rem)';

export interface FoldProps {
  /** The target of links to it. */
  readonly id?: string | undefined;
  /** Of folds with the same name, one is open at a time. */
  readonly name?: string | undefined;
  /** Whether it begins open: always, or where there is room. */
  readonly opens?: 'always' | 'wide' | undefined;
  /** Shown while closed: text, or a heading. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A disclosure. */
export function Fold({ id, name, opens, summary, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isOpen = opens === 'always' || (opens === 'wide' && window.matchMedia(WIDE).matches);
    if (isOpen && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details ref={details} id={id} name={name} className={classNames(css.fold, className)}>
      <summary className={css.summary}>
        {summary}
        <Icon name="chevron-down" className={css.sign} />
      </summary>
      {children}
    </details>
  );
}

/**
 * Opens the target of a link, and all folds around it.
 * @param id of a {@link Fold}, or of an element inside one
 */
export function unfold(id: string): void {
  const target = document.getElementById(id);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}
