import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { getTeamType } from '../../../domain/applications/application-filter.ts';
import { mailLink } from '../../../domain/applications/reply.ts';
import { parseWebAddress } from '../../../domain/website/web-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { RowBoundary } from '../../../ui/RowBoundary.tsx';
import { eventText, noticeText } from '../events.ts';
import { focusRow } from '../focus.ts';
import { useReview } from '../review-context.ts';
import { Statuses } from '../Statuses.tsx';
import { isWide, useIsWide } from '../use-wide.ts';
import { Attached } from './Attached.tsx';
import css from './Detail.module.css';
import { Gone } from './Gone.tsx';
import { Ownership } from './Ownership.tsx';

function Website({ text }: { readonly text: string }) {
  const url = parseWebAddress(text);
  if (!url) return <bdi>{text}</bdi>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{text}</bdi>
    </a>
  );
}

function ApplicationDetails({ application }: { readonly application: Application }) {
  const { store, copy, applicantTypes, time } = useReview();
  // Render the rest later, so that a key press takes effect immediately.
  const showsRest = useDeferredValue(true, false);
  const expiring = useStore(store.$expiring);
  const { id, name, email, websiteLink, message, applicationType, createdAt } = application;
  const type = getTeamType(applicationType, applicantTypes);
  const expiresAt = expiring.get(id);
  const notice = useStore(store.$notices).get(id);
  const correction = useStore(store.$corrected).get(id);

  return (
    <>
      <p className="note">
        {copy.types[type]}
        {applicationType !== type && <> · {fill(copy.appliedAs, { type: copy.types[applicationType] })}</>}
      </p>
      <h2 className={`text-xl ${css.name}`}>
        <bdi>{name || email || id}</bdi>
      </h2>
      <p className={`row ${css.contact}`}>
        {email !== '' && (
          <a href={mailLink(email)}>
            <bdi>{email}</bdi>
          </a>
        )}
        {websiteLink !== '' && <Website text={websiteLink} />}
      </p>
      {notice && <p className={`stack start gap-2 text-s ${css.warning}`}>{noticeText(notice, copy)}</p>}
      {correction && (
        <p className={`stack start gap-2 text-s ${css.warning}`}>
          {eventText(correction, copy)} ({time(correction.at)})
        </p>
      )}
      <div className={css.decide}>
        <Statuses application={application} large />
      </div>
      <Ownership key={id} application={application} />
      <p dir="auto" className={message === '' ? 'muted' : css.message}>
        {message === '' ? copy.detail.noMessage : message}
      </p>
      {createdAt > 0 && <p className="note">{fill(copy.received, { time: time(createdAt) })}</p>}
      {expiresAt !== undefined && (
        <p className={`stack start gap-2 text-s ${css.warning}`}>
          {fill(copy.expiring.one, { time: time(expiresAt) })}
        </p>
      )}
      {showsRest && <Attached application={application} />}
    </>
  );
}

/** The open application. */
export function Detail() {
  const { store, copy, hint } = useReview();
  const id = useStore(store.$open);
  const application = useStore(store.$opened);
  const loading = useStore(store.$loading);
  const missing = useStore(store.$missing);
  const isSideBySide = useIsWide();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = panel.current;
    if (id === null || !box) return;
    box.scrollTop = 0;
    // The list has the focus, but is hidden.
    if (!isWide()) box.focus();
  }, [id]);

  const close = !isSideBySide && (
    <Button
      variant="quiet"
      iconBefore="close"
      onClick={() => {
        flushSync(() => store.open(null));
        focusRow(id);
      }}
    >
      {copy.detail.close}
    </Button>
  );

  return (
    <section
      ref={panel}
      className={`stack anywhere ${css.detail}`}
      aria-label={copy.detail.title}
      tabIndex={-1}
      data-part="application"
    >
      {application ? (
        <>
          <p className={`split ${css.way}`}>
            {close}
            <Button
              {...hint('nextPending')}
              variant="quiet"
              iconAfter="arrow-right"
              onClick={store.openNextPending}
            >
              {copy.detail.next}
            </Button>
          </p>
          <RowBoundary key={application.id} fallback={<p>{fill(copy.unreadable, { id: application.id })}</p>}>
            <ApplicationDetails application={application} />
          </RowBoundary>
        </>
      ) : (
        <>
          {id !== null && close}
          {id !== null && (loading === 'done' || missing.has(id)) ? (
            <Gone key={id} id={id} />
          ) : (
            <p className={`muted ${css.empty}`}>{id === null ? copy.detail.none : copy.loading}</p>
          )}
        </>
      )}
    </section>
  );
}
