import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'max'> {
  /** Without it, the bar is indeterminate. */
  readonly value?: number;
  readonly max?: number;
}

/** A progress bar that turns from cold to ember as it fills. Label it with `aria-label` or `aria-labelledby`. */
export function Progress({ className, ...rest }: ProgressProps) {
  return <progress {...rest} className={classNames(css.progress, className)} />;
}
