import { useStore } from '@nanostores/react';
import { type ChangeEvent, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import { MAIL_CHOICES } from '../../domain/applications/mail-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useReview } from './review-context.ts';
import css from './Team.module.css';

/** When a member gets emails about new applications. A code session has no email address. */
function MailChoice() {
  const { store, copy } = useReview();
  const member = useStore(store.$members).find(({ uid }) => uid === store.session.actor.uid);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  if (!member) return null;

  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const choice = MAIL_CHOICES.find((each) => each === target.value);
    if (!choice) return;
    setOutcome(null);
    try {
      await store.session.setMailChoice(choice);
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <SelectField
      label={copy.mail.label}
      value={member.mail}
      onChange={choose}
      below={<span role="status">{outcome !== null && copy.mail[outcome]}</span>}
    >
      {MAIL_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {copy.mail.choices[choice]}
        </option>
      ))}
    </SelectField>
  );
}

/** The signed-in member, with the choice of emails and the button to sign out. */
export function Account({ onSignOut }: { readonly onSignOut: () => void }) {
  const { store, copy } = useReview();
  const { uid, name } = store.session.actor;
  return (
    <>
      <button type="button" className={`bare tap muted text-s ${css.account}`} popoverTarget="team-menu">
        <Icon name="person" />
        <span className={css.name}>
          {uid === undefined ? copy.signedIn.code : fill(copy.signedIn.member, { name })}
        </span>
      </button>
      <div id="team-menu" popover="auto" className={`surface ${css.menu}`}>
        <MailChoice />
        <Button variant="secondary" onClick={onSignOut}>
          {copy.signedIn.out}
        </Button>
      </div>
    </>
  );
}
