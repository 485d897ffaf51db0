import { useId } from 'react';
import css from './Choices.module.css';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
}

export interface ChoicesProps<Id extends string> {
  readonly type: 'radio' | 'checkbox';
  readonly legend: string;
  /** Hides the legend visually if a heading already shows it. */
  readonly legendHidden?: boolean;
  readonly columns?: 1 | 2;
  readonly className?: string | undefined;
  readonly choices: readonly Choice<Id>[];
  readonly selected: readonly Id[];
  readonly onChoose: (id: Id) => void;
}

/** Native radios or checkboxes in a fieldset, each in a card that is its click target. */
export function Choices<Id extends string>({
  type,
  legend,
  legendHidden = false,
  columns = 2,
  className = '',
  choices,
  selected,
  onChoose,
}: ChoicesProps<Id>) {
  const name = useId();
  return (
    <fieldset className={`${css.group} ${className}`}>
      <legend className={legendHidden ? 'visually-hidden' : `bold ${css.legend}`}>{legend}</legend>
      <div className={`stack gap-2 ${css.cards}`} data-columns={columns}>
        {choices.map(({ id, label, description }) => (
          <label key={id} className={`surface ${css.card}`}>
            <input
              type={type}
              name={name}
              value={id}
              className={css.input}
              aria-labelledby={`${name}-${id}-label`}
              aria-describedby={description ? `${name}-${id}-text` : undefined}
              checked={selected.includes(id)}
              onChange={() => onChoose(id)}
            />
            <span className={css.text}>
              <span id={`${name}-${id}-label`} className={`bold ${css.label}`}>
                {label}
              </span>
              {description && (
                <span id={`${name}-${id}-text`} className={`text-s ${css.description}`}>
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
