import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './Panel.module.css';

/** A raised sheet under the signal's line, for the one thing a page is about. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.panel, className)} />;
}
