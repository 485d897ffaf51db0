import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

export interface FieldProps {
  readonly label: string;
  /** Shown under the label. */
  readonly hint?: ReactNode;
  /** Validation error; tied to the control, which is marked invalid. */
  readonly error?: string | null | undefined;
  /** Rendered next to the control, such as a button. */
  readonly trailing?: ReactNode;
  /** Rendered below the control, such as a counter. */
  readonly below?: ReactNode;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A control with its label, hint, and error, tied together by ids. */
export function Field({
  label,
  hint,
  error,
  trailing,
  below,
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="stack gap-2">
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      <div className="row">
        {children({
          id,
          'aria-describedby': descriptionIds || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {trailing}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error text-s anywhere" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {below}
    </div>
  );
}

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** A single-line input with its label. */
export function TextField({ label, hint, error, trailing, below, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} trailing={trailing} below={below}>
      {(wiring) => <input {...input} {...wiring} className={classNames(css.control, className)} />}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** A multi-line input with its label. */
export function TextArea({ label, hint, error, trailing, below, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} trailing={trailing} below={below}>
      {(wiring) => (
        <textarea {...area} {...wiring} className={classNames(css.control, css.area, className)} />
      )}
    </Field>
  );
}

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly label: ReactNode;
  readonly error?: string | null | undefined;
}

/** A checkbox with a sentence as its label, such as accepting the terms. */
export function CheckField({ label, error, className, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="stack gap-2">
      <label className={css.check} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={classNames(css.box, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="field-error text-s anywhere" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
