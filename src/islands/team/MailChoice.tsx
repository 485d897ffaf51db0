import { useStore } from '@nanostores/react';
import { type ChangeEvent, useState } from 'react';
import { MAIL_CHOICES } from '../../domain/applications/mail-choice.ts';
import css from './MailChoice.module.css';
import { useReview } from './review-context.ts';

/** When a member gets mail about new applications. A code session has no address. */
export function MailChoice() {
  const { store, copy, locale } = useReview();
  const chosen = useStore(store.$mail);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  if (chosen === null) return null;

  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const choice = MAIL_CHOICES.find((each) => each === target.value);
    if (!choice) return;
    setOutcome(null);
    try {
      await store.session.setMail(choice, locale);
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <div className={css.mail}>
      <label className={css.label}>
        {copy.mail.label}
        <select className={css.choice} value={chosen} onChange={choose}>
          {MAIL_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {copy.mail.choices[choice]}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{outcome !== null && copy.mail[outcome]}</span>
    </div>
  );
}
