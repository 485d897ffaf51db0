import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import { LOG_PAGE } from '../store/live-values.ts';
import css from './Log.module.css';

/** The application that an entry is about, by name while it exists. */
function About({ id, onOpen }: { readonly id: string; readonly onOpen: (id: string) => void }): ReactNode {
  const { store, copy } = useReview();
  const isComplete = useStore(store.$loading) === 'done';
  const application = store.records.get(id);
  return (
    <ApplicationLink id={id} onOpen={onOpen}>
      {application?.name ?? (isComplete ? copy.log.gone : copy.detail.title)}
    </ApplicationLink>
  );
}

/** The log of all events, latest first. @param onOpen shows an application */
export function Log({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { store, copy, time } = useReview();
  const log = useStore(store.$log);
  useStore(store.records.$list);
  const [reading, setReading] = useState<'no' | 'yes' | 'failed'>('no');
  const [isAtEnd, setAtEnd] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const hasOlder = log.length >= LOG_PAGE && !isAtEnd;

  const readOlder = async () => {
    if (reading === 'yes') return;
    setReading('yes');
    const page = await store.session.readLogBefore(log, LOG_PAGE).catch(() => null);
    setReading(page ? 'no' : 'failed');
    if (!page) return;
    store.addToLog(page);
    if (page.length === LOG_PAGE) return;
    setAtEnd(true);
    // The button disappears, and the focus with it.
    list.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <h1 className={css.title}>{copy.log.title}</h1>
      <p className={css.lead}>{copy.log.lead}</p>
      <p role="status" className={css.lead}>
        {fill(log.length === 0 ? copy.log.empty : hasOlder ? copy.log.countNewest : copy.log.count, {
          n: log.length,
        })}
      </p>
      <ol ref={list} tabIndex={-1} className={classNames(lists.plain, css.entries)}>
        {log.toReversed().map((event) => (
          <li key={event.id} className={css.entry}>
            <time className={css.meta} dateTime={new Date(event.at).toISOString()}>
              {time(event.at)}
            </time>
            <span className={css.meta}>{actorText(event.who, copy)}</span>
            <span>
              {event.about !== null && (
                <>
                  <About id={event.about} onOpen={onOpen} />
                  {': '}
                </>
              )}
              {eventText(event, copy)}
            </span>
          </li>
        ))}
      </ol>
      {reading === 'failed' && <Alert tone="error">{copy.log.failed}</Alert>}
      {hasOlder && (
        <Button variant="secondary" busy={reading === 'yes'} onClick={readOlder}>
          {copy.log.older}
        </Button>
      )}
    </>
  );
}
