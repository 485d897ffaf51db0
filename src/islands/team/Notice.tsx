import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';
import { eventText, noticeText } from './events.ts';
import css from './Notice.module.css';
import { useReview } from './review-context.ts';
import type { Change } from './store/changes.ts';

/** One line: the latest decision with its undo, a lost connection, or what somebody else decided. Moves nothing. */
export function Notice() {
  const { store, copy, hint, shortTime } = useReview();
  const latest = useStore(store.changes.$latest);
  const lostSince = useStore(store.$lostSince);
  const [id, notice] = [...useStore(store.$notices)].at(-1) ?? [];
  const getName = (id: string): string => store.records.get(id)?.name || id;

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
    <div className={css.notice} data-notice={Boolean(latest) || lostSince !== null || notice !== undefined}>
      <div aria-live="polite" className={css.line}>
        {latest && lostSince === null && (
          <>
            <span className={css.text}>{textOf(latest)}</span>
            <Button {...hint('undo')} variant="secondary" onClick={store.undo}>
              {copy.undo.action}
            </Button>
          </>
        )}
      </div>
      {lostSince !== null && (
        <p role="status" className={css.text}>
          {fill(copy.reconnecting, { time: shortTime(lostSince) })}
        </p>
      )}
      {!latest && lostSince === null && id !== undefined && notice && (
        <p className={css.text}>
          {noticeText(notice, copy)} <ApplicationLink id={id}>{notice.name || getName(id)}</ApplicationLink>
        </p>
      )}
    </div>
  );
}

/** Announces arrivals, others' decisions, and corrections of what is open to screen readers. */
export function Announcer() {
  const { store, copy, locale } = useReview();
  const [id = '', notice] = [...useStore(store.$notices)].at(-1) ?? [];
  const [arrived, setArrived] = useState('');
  const correction = useStore(store.$corrected).get(useStore(store.$open) ?? '');

  useEffect(
    () =>
      store.$unseen.listen((unseen, before = 0) => {
        if (unseen > before) setArrived(counted(copy.arrived, unseen - before, locale));
      }),
    [store, copy, locale],
  );

  return (
    <div className="visually-hidden" aria-live="polite">
      <p>{arrived}</p>
      {correction && <p key={correction.id}>{eventText(correction, copy)}</p>}
      {notice && (
        <p key={`${id} ${notice.status}`}>
          {store.records.get(id)?.name ?? notice.name}: {noticeText(notice, copy)}
        </p>
      )}
    </div>
  );
}
