import { memo } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import type { Application } from '../../../domain/applications/application.ts';
import { getTeamType } from '../../../domain/applications/application-filter.ts';
import { businessDaysSince, isDue } from '../../../domain/applications/application-order.ts';
import { shortenAddress } from '../../../domain/applications/application-search.ts';
import { truncate } from '../../../domain/values/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { noticeText } from '../events.ts';
import { useReview } from '../review-context.ts';
import { Statuses } from '../Statuses.tsx';
import type { Notice as ChangeNotice } from '../store/changes.ts';
import css from './Row.module.css';

const DAY_MS = 86_400_000;

/** Maximum length of the message in a row, in characters. */
const SNIPPET_LENGTH = 200;

export interface RowProps {
  readonly application: Application;
  readonly index: number;
  readonly count: number;
  /** Offset in the list, in pixels. */
  readonly top: number;
  readonly isOpen: boolean;
  readonly isUnseen: boolean;
  /** A line each. */
  readonly badges: string;
  readonly notice: ChangeNotice | undefined;
  readonly today: string;
}

/** The owner, and whether the application is due or has waited too long. */
function Badges({ application, today }: Pick<RowProps, 'application' | 'today'>) {
  const { store, copy, locale, replyDays } = useReview();
  const { owner, status, createdAt } = application;
  const me = store.session.actor.uid;
  const now = Date.parse(`${today}T12:00`);
  const isSpam = store.$spam.get().has(application.id);
  const isLate =
    !isSpam && status === 'pending' && createdAt > 0 && businessDaysSince(createdAt, now) > replyDays;
  return (
    <>
      {isDue(application, { me, today }) && (
        <span className={`text-xs bold ${css.badge} ${css.due}`}>{copy.owner.due}</span>
      )}
      {isLate && (
        <span className={`text-xs bold ${css.badge} ${css.due}`}>
          {counted(copy.waiting, Math.round((now - createdAt) / DAY_MS), locale)}
        </span>
      )}
      {owner && (
        <span className={`text-xs bold ${css.badge}`}>
          {owner.uid === me ? copy.owner.mine : <bdi>{owner.name}</bdi>}
        </span>
      )}
    </>
  );
}

/** One application in the list. */
export const Row = memo(function Row({
  application,
  index,
  count,
  top,
  isOpen,
  isUnseen,
  badges,
  notice,
  today,
}: RowProps) {
  const { copy, applicantTypes, time, shortTime } = useReview();
  const { id, name, email, websiteLink, message, applicationType, createdAt } = application;
  const type = getTeamType(applicationType, applicantTypes);
  return (
    <li
      className={css.row}
      data-open={isOpen || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ insetBlockStart: `${top}px` }}
    >
      <div className={css.content}>
        <h3 className={`text-s ${css.name}`}>
          <ApplicationLink id={id} data-row={id} aria-current={isOpen || undefined}>
            {name || email || id}
          </ApplicationLink>
          {websiteLink !== '' && <bdi className={`muted ${css.site}`}>{shortenAddress(websiteLink)}</bdi>}
        </h3>
        <div className={css.line}>
          <Badges application={application} today={today} />
          {badges !== '' &&
            badges.split('\n').map((badge) => (
              <span key={badge} className={`text-xs bold ${css.badge}`}>
                {badge}
              </span>
            ))}
          {isUnseen && <span className={`text-xs bold ${css.badge} ${css.unseen}`}>{copy.unseen}</span>}
          <p className={classNames('text-xs muted', css.about, notice && css.notice)}>
            {notice ? (
              noticeText(notice, copy)
            ) : (
              <>
                <span className={css.type}>
                  {copy.types[type]}
                  {message !== '' && ' – '}
                </span>
                {message !== '' && <bdi>{truncate(message, SNIPPET_LENGTH)}</bdi>}
              </>
            )}
          </p>
        </div>
        {createdAt > 0 && (
          <time
            className={`text-xs muted ${css.time}`}
            dateTime={new Date(createdAt).toISOString()}
            title={time(createdAt)}
          >
            {shortTime(createdAt)}
          </time>
        )}
      </div>
      <Statuses application={application} />
    </li>
  );
});

/** Shows the path of a record that fails to render. @param top offset in the list, in pixels */
export function UnreadableRow({ id, top }: { readonly id: string; readonly top: number }) {
  const { copy } = useReview();
  return (
    <li className={css.row} style={{ insetBlockStart: `${top}px` }}>
      {fill(copy.unreadable, { id })}
    </li>
  );
}
