import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './ChoiceCard.module.css';
import { classNames } from './class-names.ts';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly description?: string | undefined;
  /** Something at the end of the card, such as a figure. */
  readonly aside?: ReactNode;
}

/**
 * A native radio or checkbox whose whole card can be pressed. Its name is the label; everything else describes it.
 * Stand several in a {@link ChoiceGroup}.
 */
export function ChoiceCard({ type, label, description, aside, className, ...input }: ChoiceCardProps) {
  const id = useId();
  const described = [description && `${id}-text`, aside && `${id}-aside`].filter(Boolean).join(' ');
  return (
    <label className={classNames(css.card, className)}>
      <input
        {...input}
        type={type}
        className={css.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
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
      {aside && (
        <span id={`${id}-aside`} className={css.aside}>
          {aside}
        </span>
      )}
    </label>
  );
}

export interface ChoiceGroupProps {
  readonly legend: string;
  /** The legend is read out, but a heading already shows it. */
  readonly legendHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly columns?: 1 | 2 | undefined;
  readonly children: ReactNode;
}

/** Choices that belong together, in a fieldset. */
export function ChoiceGroup({ legend, legendHidden = false, hint, columns = 1, children }: ChoiceGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={legendHidden ? 'visually-hidden' : css.legend}>{legend}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.cards} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}
