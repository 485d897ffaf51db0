import { Button } from './Button.tsx';
import css from './Chips.module.css';

export interface ChipsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** The names in use. A chip for a single action has no such state. */
  readonly pressed?: readonly string[];
  readonly onPress: (name: string) => void;
}

/** Suggestions, none of them pressed at first; nothing if there are none. */
export function Chips({ label, names, pressed, onPress }: ChipsProps) {
  if (names.length === 0) return null;
  return (
    <div className={css.chips}>
      <p className={css.label}>{label}</p>
      {names.map((name) => {
        const isPressed = pressed?.includes(name);
        return (
          <Button
            key={name}
            variant="secondary"
            className={css.chip}
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
