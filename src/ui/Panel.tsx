import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './Panel.module.css';

/** A raised surface for the main content of a page. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.panel, className)} />;
}
