import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { useArrivalMotion } from './use-arrival-motion.ts';

export type Tone = 'error' | 'success' | 'info';

const ICONS: Readonly<Record<Tone, IconName>> = { error: 'warning', success: 'check', info: 'info' };

export interface AlertProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A message that screen readers announce: errors immediately, everything else politely. Don't use it for static info,
 * which needs no announcement.
 */
export function Alert({ tone, children, id, className }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useArrivalMotion(box);
  return (
    <div
      ref={box}
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('alert text-s anywhere', `alert-${tone}`, className)}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
