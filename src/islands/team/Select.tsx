import type { ReactNode } from 'react';
import css from './Bar.module.css';

export interface SelectProps<T extends string> {
  readonly label: string;
  /** Whether the choices say what they are about. */
  readonly hidesLabel?: boolean;
  readonly value: T;
  /** Each with its text. */
  readonly choices: readonly (readonly [value: T, text: string])[];
  readonly onFocus?: () => void;
  readonly onChoose: (value: T) => void;
}

/** A filter with its name. */
export function Select<T extends string>({
  label,
  hidesLabel,
  value,
  choices,
  onFocus,
  onChoose,
}: SelectProps<T>): ReactNode {
  return (
    <label className={css.select}>
      {!hidesLabel && <span aria-hidden="true">{label}</span>}
      <select
        aria-label={label}
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => {
          const chosen = choices.find(([each]) => each === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
