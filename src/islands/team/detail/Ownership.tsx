import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Application, Owner } from '../../../domain/applications/application.ts';
import { getOwnership } from '../../../domain/applications/application-filter.ts';
import { findLatest } from '../../../domain/applications/history.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

/** The owner of an application. Members assign it to themselves or to a colleague; its owner sets a reminder. */
export function Ownership({ application }: { readonly application: Application }) {
  const { store, copy, hint } = useReview();
  const { owner: texts } = copy;
  const today = useStore(store.$today);
  const members = useStore(store.$members);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The reminder that was just saved. */
  const [saved, setSaved] = useState<string | null>(null);
  /** Who is to take it from somebody else, until that is confirmed. */
  const [asked, setAsked] = useState<Owner | null>(null);
  const { id, owner, remindOn } = application;
  const { uid, name } = store.session.actor;
  const ownership = getOwnership(application, uid);
  if (uid === undefined)
    return owner ? (
      <p className={`row center text-s ${css.owner}`}>{fill(texts.of, { name: owner.name })}</p>
    ) : null;

  const run = async (work: Promise<void>) => {
    setAsked(null);
    setFailure(null);
    setSaved(null);
    setBusy(true);
    await work.catch(() => setFailure(explain()));
    setBusy(false);
  };
  /** Who was faster, if somebody was. */
  const explain = (): string => {
    store.flush();
    const event = findLatest(store.$log.get(), id, 'taken', 'given-back');
    return !event || store.records.get(id)?.owner?.uid === owner?.uid
      ? copy.mail.failed
      : fill(copy.notices.refused, { who: actorText(event.who, copy), what: eventText(event, copy) });
  };
  const assign = (to: Owner | undefined) => !isBusy && void run(store.changes.assign(id, to));
  const offer = (to: Owner) => (ownership === 'others' ? setAsked(to) : assign(to));
  const colleagues = members.filter((each) => each.uid !== uid && each.uid !== owner?.uid);

  return (
    <div className={`row center text-s ${css.owner}`}>
      {asked && ownership === 'others' ? (
        <>
          <span>{fill(texts.question, { name: owner?.name ?? '', to: asked.name })}</span>
          <Button variant="secondary" onClick={() => assign(asked)}>
            {texts.yes}
          </Button>
          <Button variant="quiet" ref={(button) => button?.focus()} onClick={() => setAsked(null)}>
            {texts.no}
          </Button>
        </>
      ) : (
        <>
          <span>
            {ownership === 'others'
              ? fill(texts.of, { name: owner?.name ?? '' })
              : texts[ownership === 'mine' ? 'yours' : 'nobody']}
          </span>
          {ownership !== 'mine' && (
            <Button variant="quiet" busy={isBusy} {...hint('owner')} onClick={() => offer({ uid, name })}>
              {texts.take}
            </Button>
          )}
          {colleagues.length > 0 && (
            <select
              aria-label={texts.assign}
              value=""
              onChange={({ target }) => {
                const colleague = colleagues.find((each) => each.uid === target.value);
                if (colleague) offer(colleague);
              }}
            >
              <option value="">{texts.assign}</option>
              {colleagues.map((each) => (
                <option key={each.uid} value={each.uid}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </>
      )}
      {ownership === 'mine' && (
        <form
          method="dialog"
          className={css.reminder}
          onSubmit={(event) => {
            event.preventDefault();
            const on = String(new FormData(event.currentTarget).get('on') ?? '');
            // The rules log only changes.
            if (isBusy || on === (remindOn ?? '')) return;
            void run(store.session.remind(id, on === '' ? null : on).then(() => setSaved(on)));
          }}
        >
          <label>
            {texts.remindOn}{' '}
            <input key={remindOn} type="date" name="on" min={today} defaultValue={remindOn} />
          </label>
          <Button type="submit" variant="quiet" busy={isBusy}>
            {texts.remind}
          </Button>
          <span role="status">{saved === (remindOn ?? '') && copy.mail.saved}</span>
        </form>
      )}
      {/* Last, so that nobody presses it who meant to take the application. */}
      {ownership === 'mine' && (
        <Button variant="quiet" busy={isBusy} onClick={() => assign(undefined)}>
          {texts.giveBack}
        </Button>
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
