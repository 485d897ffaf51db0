import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useReview } from '../review-context.ts';
import { Bookings } from './Bookings.tsx';
import { Breakdown, Everything } from './Breakdown.tsx';
import { Choices } from './Choices.tsx';
import { Compared } from './Compared.tsx';
import { choiceToSearch, DEFAULT_CHOICE, parseChoice } from './choice.ts';
import { saveVisits } from './save-visits.ts';
import tables from './Tables.module.css';
import { Trend } from './Trend.tsx';
import css from './Visits.module.css';
import { useVisits, VisitsContext, type VisitsContextValue } from './visits-context.ts';
import { createVisitsStore, type VisitsStore } from './visits-store.ts';
import { formatCount, formatPeriod } from './words.ts';

/** The configured settings for counting visits. */
export interface CountingProps {
  readonly isEnabled: boolean;
  /** Time zone of the days. */
  readonly timeZone: string;
  /** The configured campaigns first. */
  readonly campaigns: readonly string[];
}

export interface VisitsProps {
  readonly copy: Copy['figures'];
  readonly names: Copy['visits'];
  readonly counting: CountingProps;
}

/** Keeps the choice in the URL, and follows the browser's history. */
function useChoiceUrl(store: VisitsStore): void {
  useEffect(() => {
    const readUrl = (): void => {
      const choice = parseChoice(location);
      if (choice) store.choose(choice);
    };
    const stop = store.$choice.listen((choice) => {
      history.replaceState(history.state, '', `${location.pathname}${choiceToSearch(choice)}`);
    });
    // The URL may have changed while this screen was hidden.
    readUrl();
    addEventListener('popstate', readUrl);
    return () => {
      stop();
      removeEventListener('popstate', readUrl);
    };
  }, [store]);
}

/** Shown instead of numbers while they are loading, or if they failed to load or are missing. */
function Waiting({ store, copy }: { readonly store: VisitsStore; readonly copy: Copy['figures'] }) {
  const { status } = useStore(store.$state);
  if (status === 'failed')
    return (
      <Alert tone="error">
        <p>{copy.failed}</p>
        <Button variant="quiet" iconBefore="restart" onClick={store.refresh}>
          {copy.retry}
        </Button>
      </Alert>
    );
  return (
    <p role="status" className={css.state}>
      {status === 'loading' ? copy.loading : copy.empty}
    </p>
  );
}

/** Periods whose counts lack applications that have since been deleted. @param days their submission days */
function Deleted({ days }: { readonly days: readonly string[] }) {
  const { copy, locale, span, table } = useVisits();
  const incompletePeriods = table.periods.flatMap((period) => {
    const n = days.filter((day) => day >= period.from && day <= period.to).length;
    return n > 0 ? [`${formatPeriod(period, span, locale)}: ${n}`] : [];
  });
  if (incompletePeriods.length === 0) return null;
  return <p className={tables.note}>{fill(copy.deleted, { periods: incompletePeriods.join('; ') })}</p>;
}

/** The screen with visit counts. */
export function Visits({ copy, names, counting }: VisitsProps) {
  const { store: review, copy: texts, locale, time } = useReview();
  const { isEnabled, timeZone, campaigns } = counting;
  const [store] = useState(() =>
    createVisitsStore({
      session: review.session,
      $applications: review.records.$list,
      now: Date.now,
      timeZone,
      campaigns,
      choice: parseChoice(location) ?? DEFAULT_CHOICE,
      onEnded: review.end,
    }),
  );
  const { language, campaign } = useStore(store.$choice);
  const state = useStore(store.$state);
  const lostSince = useStore(review.$lostSince);
  const loading = useStore(review.$loading);
  useChoiceUrl(store);
  useEffect(() => store.watch(), [store]);

  const figures: VisitsContextValue | null =
    state.status === 'ready' && !state.table.isEmpty
      ? {
          ...{ copy, names, locale, campaigns, span: state.span, table: state.table },
          slice: { language: language ?? undefined, campaign: campaign ?? undefined },
        }
      : null;

  return (
    <div className={css.visits}>
      <div className={css.head}>
        <h1 className={css.title}>{copy.title}</h1>
        {state.status === 'ready' && (
          <p className={css.asOf}>{fill(copy.asOf, { time: time(state.asOf) })}</p>
        )}
        <Button variant="quiet" iconBefore="restart" onClick={store.refresh}>
          {copy.refresh}
        </Button>
        {figures && (
          <Button variant="quiet" iconBefore="download" onClick={() => void saveVisits(figures)}>
            {copy.csv}
          </Button>
        )}
      </div>
      <p className={css.lead}>{copy.lead}</p>
      {lostSince !== null && <Alert tone="info">{fill(texts.reconnecting, { time: time(lostSince) })}</Alert>}
      {!isEnabled && <p className={css.notice}>{copy.off}</p>}
      {state.status === 'ready' && state.dropped > 0 && (
        <p className={css.notice}>{fill(copy.dropped, { n: formatCount(state.dropped, copy, locale) })}</p>
      )}
      <Choices store={store} copy={copy} names={names} campaigns={campaigns} />
      {figures ? (
        <VisitsContext value={figures}>
          <Bookings />
          <Compared />
          <Deleted days={state.status === 'ready' ? state.deleted : []} />
          {loading !== 'done' && <p className={tables.note}>{copy.older}</p>}
          <Trend />
          <Breakdown />
          <Everything />
        </VisitsContext>
      ) : (
        <Waiting store={store} copy={copy} />
      )}
    </div>
  );
}
