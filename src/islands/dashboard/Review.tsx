import { useStore } from '@nanostores/react';
import { memo, useDeferredValue, useMemo } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Application } from '../../domain/application.ts';
import { type TeamTypeByApplicant, teamTypeOf } from '../../domain/application-filter.ts';
import type { Locale } from '../../domain/locale.ts';
import { Alert } from '../../ui/Alert.tsx';
import { MovingList } from '../../ui/MovingList.tsx';
import { RowBoundary } from '../../ui/RowBoundary.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import type { DashboardStore } from './dashboard-store.ts';
import { Filters } from './Filters.tsx';
import css from './Review.module.css';
import { UnreadableCard } from './UnreadableCard.tsx';

export interface ReviewProps {
  readonly store: DashboardStore;
  readonly copy: Copy['dashboard'];
  readonly locale: Locale;
  readonly applicantTypes: TeamTypeByApplicant;
}

interface ListProps extends Omit<ReviewProps, 'store' | 'locale'> {
  readonly applications: readonly Application[];
  readonly unreadable: readonly string[];
  readonly time: Intl.DateTimeFormat;
  readonly onStatus: DashboardStore['setStatus'];
}

const List = memo(function List({
  applications,
  unreadable,
  applicantTypes,
  copy,
  time,
  onStatus,
}: ListProps) {
  return (
    <MovingList className={css.list}>
      {applications.map((application) => (
        <RowBoundary
          key={application.id}
          fallback={<UnreadableCard id={application.id} copy={copy.unreadable} />}
        >
          <ApplicationCard
            application={application}
            teamType={teamTypeOf(application.applicationType, applicantTypes)}
            copy={copy}
            time={time}
            onStatus={onStatus}
          />
        </RowBoundary>
      ))}
      {unreadable.map((id) => (
        <UnreadableCard key={id} id={id} copy={copy.unreadable} />
      ))}
    </MovingList>
  );
});

/** The list of applications with its filters, and what to show while there is none. */
export function Review({ store, copy, locale, applicantTypes }: ReviewProps) {
  const applications = useStore(store.$applications);
  const unreadable = useStore(store.$unreadable);
  const visible = useStore(store.$visible);
  const filter = useStore(store.$filter);
  const reconnecting = useStore(store.$reconnecting);
  const time = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );

  // A thousand cards are drawn bit by bit, so that the filters answer at once.
  const drawn = useDeferredValue(visible);

  return (
    <div className={css.review}>
      <h1 className={css.title}>{copy.title}</h1>
      <Filters copy={copy} filter={filter} onChange={store.filter} />
      {reconnecting && <Alert tone="info">{copy.reconnecting}</Alert>}
      <p role="status" className={applications && visible.length > 0 ? css.count : css.state}>
        {applications === null
          ? copy.loading
          : visible.length === 0
            ? copy.empty
            : fill(copy.count, { shown: visible.length, total: applications.length })}
      </p>
      <List
        applications={drawn}
        unreadable={unreadable}
        applicantTypes={applicantTypes}
        copy={copy}
        time={time}
        onStatus={store.setStatus}
      />
    </div>
  );
}
