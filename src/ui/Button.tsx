import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  /** `primary` once per view; `quiet` for what few people need; `light` on night ground. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'light' | undefined;
  readonly before?: IconName | undefined;
  readonly after?: IconName | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: shows a moving mark. The button can still be pressed unless it is disabled as well. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant = 'primary',
  before,
  after,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(css.button, css[variant], className)}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <span className={css.spinner} aria-hidden="true" />
      ) : (
        before && <Icon name={before} className={css.icon} />
      )}
      <span>{children}</span>
      {after && <Icon name={after} className={css.icon} />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, Look {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  before,
  after,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(css.button, css[variant], className)}>
      {before && <Icon name={before} className={css.icon} />}
      <span>{children}</span>
      {after && <Icon name={after} className={css.icon} />}
    </a>
  );
}
