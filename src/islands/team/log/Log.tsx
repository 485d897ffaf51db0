import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '../../../copy/fill.ts';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import { LOG_LENGTH } from '../store/live-values.ts';
import css from '../Team.module.css';

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

/** The log of the latest events. @param onOpen shows an application */
export function Log({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { store, copy, time } = useReview();
  const log = useStore(store.$log);
  useStore(store.records.$list);
  return (
    <>
      <h1 className="text-xl">{copy.log.title}</h1>
      <p className="note">{fill(copy.log.lead, { n: LOG_LENGTH })}</p>
      {log.length === 0 && <p role="status">{copy.log.empty}</p>}
      <ol className={`plain ${css.log}`}>
        {log.toReversed().map((event) => (
          <li key={event.id} className={`anywhere ${css.entry}`}>
            <time className="note" dateTime={new Date(event.at).toISOString()}>
              {time(event.at)}
            </time>
            <span className="note">{actorText(event.who, copy)}</span>
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
    </>
  );
}
