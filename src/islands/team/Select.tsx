import type { ReactNode } from 'react';
import css from './Bar.module.css';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each with its text. */
  readonly choices: readonly (readonly [value: T, text: string])[];
  /** By which a key finds it (use-keys.ts). */
  readonly name?: string;
  readonly onChoose: (value: T) => void;
}

/** One filter: closed it takes a word of the line, and its first choice says what it is about. */
export function Select<T extends string>({
  label,
  value,
  choices,
  name,
  onChoose,
}: SelectProps<T>): ReactNode {
  return (
    <select
      aria-label={label}
      className={css.select}
      data-filter={name}
      value={value}
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
  );
}
