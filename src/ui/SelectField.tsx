import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import field from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import css from './SelectField.module.css';

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>;

/** A select with its label. */
export function SelectField({ label, hint, error, trailing, below, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} trailing={trailing} below={below}>
      {(wiring) => (
        <span className={css.select}>
          <select {...select} {...wiring} className={classNames(field.control, className)} />
          <Icon name="chevron-down" className={css.chevron} />
        </span>
      )}
    </Field>
  );
}
