import { memo } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import {
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
  type TeamType,
} from '../../domain/application.ts';
import { webAddressOf } from '../../domain/web-address.ts';
import css from './ApplicationCard.module.css';

export interface ApplicationCardProps {
  readonly application: Application;
  readonly teamType: TeamType;
  readonly copy: Copy['dashboard'];
  readonly time: Intl.DateTimeFormat;
  readonly onStatus: (id: string, status: ApplicationStatus) => void;
}

function Link({ text }: { readonly text: string }) {
  const address = webAddressOf(text);
  if (!address) return <bdi>{text}</bdi>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{text}</bdi>
    </a>
  );
}

function When({
  text,
  at,
  time,
}: {
  readonly text: string;
  readonly at: number;
  readonly time: Intl.DateTimeFormat;
}) {
  return <time dateTime={new Date(at).toISOString()}>{fill(text, { time: time.format(at) })}</time>;
}

function Card({ application, teamType, copy, time, onStatus }: ApplicationCardProps) {
  const { id, name, email, websiteLink, message, status, applicationType, createdAt, updatedAt } =
    application;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={css.type}>
          <strong>{copy.types[teamType]}</strong>
          {applicationType !== teamType && (
            <> · {fill(copy.appliedAs, { type: copy.types[applicationType] })}</>
          )}
        </p>
      </div>
      <p className={css.contact}>
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          <bdi>{email}</bdi>
        </a>
        {websiteLink !== '' && <Link text={websiteLink} />}
      </p>
      {message !== '' && (
        <p dir="auto" className={css.message}>
          {message}
        </p>
      )}
      <div className={css.foot}>
        <p className={css.times}>
          {createdAt > 0 && <When text={copy.received} at={createdAt} time={time} />}
          {updatedAt !== undefined && <When text={copy.changed} at={updatedAt} time={time} />}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form */}
        <div role="group" className={css.statuses} aria-label={fill(copy.setStatus, { name })}>
          {APPLICATION_STATUSES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={css.status}
              data-status={choice}
              disabled={status === choice}
              onClick={() => onStatus(id, choice)}
            >
              {copy.statuses[choice]}
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}

/** One application; drawn again only when it has changed. */
export const ApplicationCard = memo(Card);
