import { useId } from 'react';
import { Button } from './Button.tsx';
import css from './Chips.module.css';
import './choice.css';

export interface ChipsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** The names in use. A chip for a single action has no such state. */
  readonly pressed?: readonly string[];
  readonly onPress: (name: string) => void;
}

/** Suggestions, none of them pressed at first; nothing if there are none. */
export function Chips({ label, names, pressed, onPress }: ChipsProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not take part in the row of a fieldset
    <div className={`row gap-2 ${css.chips}`} role="group" aria-labelledby={id}>
      <p id={id} className="text-s whole">
        {label}
      </p>
      {names.map((name) => {
        const isPressed = pressed?.includes(name);
        return (
          <Button
            key={name}
            variant="secondary"
            className={`choice ${css.chip}`}
            iconBefore={isPressed ? 'check' : undefined}
            aria-pressed={isPressed}
            onClick={() => onPress(name)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}
