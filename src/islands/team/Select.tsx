import type { ReactNode } from 'react';
import css from './Bar.module.css';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each with its text. */
  readonly choices: readonly (readonly [value: T, text: string])[];
  /** By which a key finds it (use-keys.ts). */
  readonly name?: string;
  /** Called when somebody is about to choose. */
  readonly onAsk?: () => void;
  readonly onChoose: (value: T) => void;
}

/** A filter whose first choice names it. */
export function Select<T extends string>({
  label,
  value,
  choices,
  name,
  onAsk,
  onChoose,
}: SelectProps<T>): ReactNode {
  return (
    <select
      aria-label={label}
      className={css.select}
      data-filter={name}
      value={value}
      onFocus={onAsk}
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
