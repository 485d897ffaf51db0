import type { ReactNode } from 'react';
import css from './Alert.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

export type Tone = 'error' | 'success' | 'info';

const ICONS: Readonly<Record<Tone, IconName>> = { error: 'warning', success: 'check', info: 'info' };

export interface AlertProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A message that is read out when it appears: errors at once, everything else when the reader pauses. Give an info
 * that stands there from the start no alert; it needs none.
 */
export function Alert({ tone, children, id, className }: AlertProps) {
  return (
    <div
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(css.alert, css[tone], className)}
    >
      <Icon name={ICONS[tone]} className={css.icon} />
      <div className={css.text}>{children}</div>
    </div>
  );
}
