import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { getOwnership } from '../../../domain/applications/application-filter.ts';
import type { OwnerChange } from '../../../services/team/team-session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

/** The owner of an application. Members take and release it; its owner sets a reminder. */
export function Ownership({ application }: { readonly application: Application }) {
  const { store, copy, hint } = useReview();
  const { owner: texts } = copy;
  const today = useStore(store.$today);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, owner, remindOn } = application;
  const me = store.session.actor.uid;
  const ownership = getOwnership(application, me);
  if (me === undefined && !owner) return null;

  const change = async (to: OwnerChange) => {
    if (busy) return;
    setBusy(true);
    const failed = await store.session.changeOwner(id, to).then(
      () => false,
      () => true,
    );
    setBusy(false);
    setHasFailed(failed);
  };

  return (
    <div className={css.owner}>
      <span>{ownership === 'others' ? fill(texts.of, { name: owner?.name ?? '' }) : texts[ownership]}</span>
      {me !== undefined && (
        <Button
          variant="quiet"
          busy={busy}
          {...hint('owner')}
          onClick={() => change({ what: owner ? 'given-back' : 'taken' })}
        >
          {owner ? texts.giveBack : texts.take}
        </Button>
      )}
      {ownership === 'mine' && (
        <form
          key={remindOn}
          method="dialog"
          className={css.reminder}
          onSubmit={(event) => {
            event.preventDefault();
            const on = String(new FormData(event.currentTarget).get('on') ?? '');
            // The rules log only changes.
            if (on !== (remindOn ?? '')) void change({ what: 'reminder', on: on === '' ? null : on });
          }}
        >
          <label>
            {texts.remindOn} <input type="date" name="on" min={today} defaultValue={remindOn} />
          </label>
          <Button type="submit" variant="quiet" busy={busy}>
            {texts.remind}
          </Button>
        </form>
      )}
      {hasFailed && <Alert tone="error">{texts.failed}</Alert>}
    </div>
  );
}
