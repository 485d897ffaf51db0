import { useStore } from '@nanostores/react';
import { counted, fill } from '../../copy/fill.ts';
import type { OwnerChange } from '../../services/firebase/team/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';
import { eventText, noticeText } from './events.ts';
import css from './Notice.module.css';
import { useReview } from './review-context.ts';
import { type Change, isLasting } from './store/changes.ts';

/**
 * What was refused or withdrawn, a lost connection, or the latest decision with its undo. Has its own line, since what
 * appears may neither move nor cover anything.
 */
export function Notice() {
  const { store, copy, hint, shortTime } = useReview();
  const latest = useStore(store.changes.$latest);
  const lostSince = useStore(store.$lostSince);
  const isNoneLeft = useStore(store.$isNoneLeft);
  const unsaved = useStore(store.changes.$unsaved);
  const lasting = [...useStore(store.$notices)].filter(([, notice]) => isLasting(notice)).at(-1);
  const isWaiting = latest !== undefined && lostSince !== null && unsaved.has(latest.id);
  const getName = (id: string): string => store.records.getName(id) || id;

  const textOf = (change: Change): string => {
    const { events } = copy.detail.history;
    const nameText = ({ to }: OwnerChange) =>
      to ? fill(events.taken, { to: to.name }) : events['given-back'];
    const text = 'to' in change ? copy.statuses[change.to] : nameText(change.owner);
    return fill(copy.undo.text, { name: getName(change.id), text });
  };

  const choose = () => {
    if (isNoneLeft) return <p>{copy.detail.noneLeft}</p>;
    if (lostSince !== null && !isWaiting)
      return <p>{fill(copy.reconnecting, { time: shortTime(lostSince) })}</p>;
    if (lasting) {
      const [id, notice] = lasting;
      return (
        <>
          <p>
            {noticeText(notice, copy)} <ApplicationLink id={id}>{getName(id)}</ApplicationLink>
          </p>
          <Button variant="quiet" onClick={() => store.changes.dismiss(id)}>
            {copy.detail.close}
          </Button>
        </>
      );
    }
    return (
      latest && (
        <>
          <p>
            {isWaiting && `${copy.undo.waiting} `}
            {textOf(latest)}
          </p>
          <Button {...hint('undo')} variant="secondary" onClick={store.undo}>
            {copy.undo.action}
          </Button>
        </>
      )
    );
  };

  return (
    <div aria-live="polite" className={css.notice}>
      {choose()}
    </div>
  );
}

/** Announces arrivals, others' decisions, and corrections of what is open to screen readers. */
export function Announcer() {
  const { store, copy, locale } = useReview();
  const spam = useStore(store.$spam);
  const arrived = useStore(store.$arrived).filter((each) => !spam.has(each));
  const [id = '', notice] = [...useStore(store.$notices)].at(-1) ?? [];
  const correction = useStore(store.$corrected).get(useStore(store.$open) ?? '');

  return (
    <div className="visually-hidden" aria-live="polite">
      {arrived.length > 0 && <p key={arrived.at(-1)}>{counted(copy.arrived, arrived.length, locale)}</p>}
      {correction && <p key={correction.id}>{eventText(correction, copy)}</p>}
      {notice && !isLasting(notice) && (
        <p key={`${id} ${notice.status}`}>
          {store.records.getName(id)}: {noticeText(notice, copy)}
        </p>
      )}
    </div>
  );
}
