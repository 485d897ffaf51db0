import { type ComponentProps, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import css from './PasswordField.module.css';

/** A requirement for a new password. */
export interface Requirement {
  readonly text: string;
  readonly isMet: boolean;
}

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly texts: {
    readonly show: string;
    readonly hide: string;
    /** Only with requirements. */
    readonly met?: string;
    readonly allMet?: string;
    readonly missing?: string;
  };
  readonly requirements?: readonly Requirement[];
}

/** A password field with a reveal button and, for a new password, its requirements. */
export function PasswordField({ label, error, texts, requirements = [], ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const missing = requirements.filter(({ isMet }) => !isMet).map(({ text }) => text);
  const hasInput = input.value !== '' && requirements.length > 0;
  return (
    <Field
      label={label}
      error={error}
      below={
        requirements.length > 0 && (
          <>
            <ul id={`${id}-asked`} className="plain note stack gap-1">
              {requirements.map(({ text, isMet }) => (
                <li key={text} className={classNames(css.one, isMet && css.met)}>
                  <Icon name={isMet ? 'check' : 'minus'} />
                  <span>
                    {text}
                    {isMet && <span className="visually-hidden">, {texts.met}</span>}
                  </span>
                </li>
              ))}
            </ul>
            {/* Announces unmet requirements as they change, and nothing before the first input. */}
            <p role="status" className="visually-hidden">
              {hasInput && (missing.length > 0 ? `${texts.missing} ${missing.join('; ')}` : texts.allMet)}
            </p>
          </>
        )
      }
    >
      {(wiring) => (
        <div className={css.shell}>
          <input
            {...input}
            {...wiring}
            aria-describedby={
              classNames(wiring['aria-describedby'], requirements.length > 0 && `${id}-asked`) || undefined
            }
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(field.control, css.control)}
          />
          <button type="button" className={`bare ${css.eye}`} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            <span className="visually-hidden">{isShown ? texts.hide : texts.show}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
