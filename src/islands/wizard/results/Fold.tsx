import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Fold.module.css';

export interface FoldProps {
  /** The target of links to it. */
  readonly id?: string | undefined;
  /** Shown while closed: text, or a heading. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A disclosure that opens for printing. */
export function Fold({ id, summary, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasClosed = false;
    const open = (): void => {
      wasClosed = details.current?.open === false;
      if (details.current) details.current.open = true;
    };
    const close = (): void => {
      if (wasClosed && details.current) details.current.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return (
    <details ref={details} id={id} className={classNames(css.fold, className)}>
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
