import { Button } from './Button.tsx';
import css from './Chips.module.css';

export interface ChipsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly onPress: (name: string) => void;
}

/** Suggestions, none of them pressed; nothing if there are none. */
export function Chips({ label, names, onPress }: ChipsProps) {
  if (names.length === 0) return null;
  return (
    <div className={css.chips}>
      <p className={css.label}>{label}</p>
      {names.map((name) => (
        <Button key={name} variant="secondary" onClick={() => onPress(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
