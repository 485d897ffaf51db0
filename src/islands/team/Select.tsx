import type { ReactNode } from 'react';
import css from './Bar.module.css';
import { useReview } from './review-context.ts';
import type { ShortcutName } from './shortcuts.ts';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each with its text. */
  readonly choices: readonly (readonly [value: T, text: string])[];
  readonly shortcut?: ShortcutName;
  readonly onFocus?: () => void;
  readonly onChoose: (value: T) => void;
}

/** A filter with its name. */
export function Select<T extends string>({
  label,
  value,
  choices,
  shortcut,
  onFocus,
  onChoose,
}: SelectProps<T>): ReactNode {
  const { hint } = useReview();
  return (
    <label className={css.select}>
      <span aria-hidden="true">{label}</span>
      <select
        {...hint(shortcut)}
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
