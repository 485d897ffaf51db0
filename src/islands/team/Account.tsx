import { fill } from '../../copy/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './Account.module.css';
import { MailChoice } from './MailChoice.tsx';
import { useReview } from './review-context.ts';

/** The signed-in member, with the choice of e-mails and the button to sign out. */
export function Account({ onSignOut }: { readonly onSignOut: () => void }) {
  const { store, copy } = useReview();
  const { uid, name } = store.session.who;
  return (
    <>
      <button type="button" className={css.who} popoverTarget="team-menu">
        <Icon name="person" />
        <span className={css.name}>
          {uid === undefined ? copy.signedIn.code : fill(copy.signedIn.member, { name })}
        </span>
      </button>
      <div id="team-menu" popover="auto" className={css.menu}>
        <MailChoice />
        <Button variant="secondary" onClick={onSignOut}>
          {copy.signedIn.out}
        </Button>
      </div>
    </>
  );
}
