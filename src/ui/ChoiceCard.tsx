import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './ChoiceCard.module.css';
import { classNames } from './class-names.ts';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly description?: string | undefined;
}

/**
 * A native radio button or checkbox with the whole card as its click target. The label is its name, the rest its
 * description. Use inside a {@link ChoiceGroup}.
 */
export function ChoiceCard({ type, label, description, className, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={classNames(css.card, className)}>
      <input
        {...input}
        type={type}
        className={css.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-text` : undefined}
      />
      <span className={css.text}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className={css.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

export interface ChoiceGroupProps {
  readonly legend: string;
  /** Hides the legend visually if a heading already shows it. */
  readonly legendHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly columns?: 1 | 2 | undefined;
  readonly children: ReactNode;
}

/** Related choices in a fieldset. */
export function ChoiceGroup({ legend, legendHidden = false, hint, columns = 1, children }: ChoiceGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={legendHidden ? 'visually-hidden' : css.legend}>{legend}</legend>
      {hint && <p className="note">{hint}</p>}
      <div className={css.cards} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}
