import type { ComponentProps } from 'react';
import { Progress } from '../../../../ui/Progress.tsx';
import css from './PlainBar.module.css';

/** A bar of points out of 100 in one color: warmer with every point, it would look worse the better it is. */
export function PlainBar(props: Omit<ComponentProps<typeof Progress>, 'className' | 'max'>) {
  return <Progress {...props} max={100} className={css.bar} />;
}
