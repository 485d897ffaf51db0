import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

/** Variants in src/styles/buttons.css. The default one is for the primary action of a view. */
type Variant = 'secondary' | 'quiet' | 'light';

interface ButtonStyle {
  readonly variant?: Variant | undefined;
  readonly iconBefore?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
}

const getButtonClass = (variant: Variant | undefined, className: string | undefined): string =>
  classNames('button', variant && `button-${variant}`, 'no-print', className);

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner. The button still works unless it is also disabled. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant,
  iconBefore,
  iconAfter,
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
      className={getButtonClass(variant, className)}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        iconBefore && <Icon name={iconBefore} className="button-icon" />
      )}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} className="button-icon" />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonStyle {
  readonly href: string;
}

/** A link styled as a button. */
export function ButtonLink({
  variant,
  iconBefore,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={getButtonClass(variant, className)}>
      {iconBefore && <Icon name={iconBefore} className="button-icon" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} className="button-icon" />}
    </a>
  );
}
