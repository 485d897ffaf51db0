import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

/** Variants in src/styles/buttons.css. The default one is for the primary action of a view. */
type Variant = 'secondary' | 'quiet' | 'light';

interface Look {
  readonly variant?: Variant | undefined;
  readonly before?: IconName | undefined;
  readonly after?: IconName | undefined;
}

const lookOf = (variant: Variant | undefined, className: string | undefined): string =>
  classNames('button', variant && `button-${variant}`, css.step, className);

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner. The button still works unless it is also disabled. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant,
  before,
  after,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={lookOf(variant, className)} aria-busy={busy || undefined}>
      {busy ? (
        <span className="spinner" aria-hidden="true" />
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

/** A link styled as a button. */
export function ButtonLink({ variant, before, after, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf(variant, className)}>
      {before && <Icon name={before} className={css.icon} />}
      <span>{children}</span>
      {after && <Icon name={after} className={css.icon} />}
    </a>
  );
}
