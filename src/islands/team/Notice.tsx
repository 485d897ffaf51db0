import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';
import { eventText, noticeText } from './events.ts';
import css from './Notice.module.css';
import { useReview } from './review-context.ts';
import type { Change } from './store/changes.ts';

/** The latest decision with its undo, a lost connection, or what somebody else decided: moves and covers nothing. */
export function Notice() {
  const { store, copy, hint, shortTime } = useReview();
  const latest = useStore(store.changes.$latest);
  const lostSince = useStore(store.$lostSince);
  const [id, notice] = [...useStore(store.$notices)].at(-1) ?? [];
  const isNoneLeft = useStore(store.$isNoneLeft);
  const unsaved = useStore(store.changes.$unsaved);
  const isWaiting = latest !== undefined && lostSince !== null && unsaved.has(latest.id);
  const getName = (id: string): string => store.records.getName(id) || id;

  const textOf = (change: Change): string => {
    const name = getName(change.id);
    if ('to' in change) return fill(copy.undo.text, { name, text: copy.statuses[change.to] });
    const { to } = change.owner;
    const { events } = copy.detail.history;
    return fill(copy.undo.text, {
      name,
      text: to ? fill(events.taken, { to: to.name }) : events['given-back'],
    });
  };

  return (
    <div className={css.notice}>
      {lostSince !== null && !isWaiting && (
        <p role="status">{fill(copy.reconnecting, { time: shortTime(lostSince) })}</p>
      )}
      <div aria-live="polite" className={css.line}>
        {latest && (
          <>
            <span className={css.text}>
              {textOf(latest)}
              {isWaiting && `. ${copy.undo.waiting}.`}
            </span>
            <Button {...hint('undo')} variant="secondary" onClick={store.undo}>
              {copy.undo.action}
            </Button>
          </>
        )}
        {!latest && isNoneLeft && <span className={css.text}>{copy.detail.noneLeft}</span>}
      </div>
      {!latest && !isNoneLeft && lostSince === null && id !== undefined && notice && (
        <div className={css.line}>
          <p className={css.text}>
            {noticeText(notice, copy)} <ApplicationLink id={id}>{getName(id)}</ApplicationLink>
          </p>
          <Button variant="quiet" onClick={() => store.changes.dismiss(id)}>
            {copy.notices.close}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Announces arrivals, others' decisions, and corrections of what is open to screen readers. */
export function Announcer() {
  const { store, copy, locale } = useReview();
  const [id = '', notice] = [...useStore(store.$notices)].at(-1) ?? [];
  const [arrived, setArrived] = useState({ key: 0, text: '' });
  const correction = useStore(store.$corrected).get(useStore(store.$open) ?? '');

  useEffect(
    () =>
      store.$unseen.listen((unseen, before = 0) => {
        if (unseen <= before) return;
        const text = counted(copy.arrived, unseen - before, locale);
        // The same text again is announced only in a new element.
        setArrived(({ key }) => ({ key: key + 1, text }));
      }),
    [store, copy, locale],
  );

  return (
    <div className="visually-hidden" aria-live="polite">
      <p key={arrived.key}>{arrived.text}</p>
      {correction && <p key={correction.id}>{eventText(correction, copy)}</p>}
      {notice && (
        <p key={`${id} ${notice.status}`}>
          {store.records.getName(id)}: {noticeText(notice, copy)}
        </p>
      )}
    </div>
  );
}
