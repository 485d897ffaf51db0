import type { ComponentProps } from 'react';
import { Progress } from '../../../../ui/Progress.tsx';
import css from './PlainBar.module.css';

/** A single-color bar of points out of 100. A gradient toward warm colors would make better scores look worse. */
export function PlainBar(props: Omit<ComponentProps<typeof Progress>, 'className' | 'max'>) {
  return <Progress {...props} max={100} className={css.bar} />;
}
