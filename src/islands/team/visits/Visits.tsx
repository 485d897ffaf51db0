import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import {
  buildVisitTable,
  computeShare,
  STAGES,
  type VisitTable,
} from '../../../domain/visits/visit-totals.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useReview } from '../review-context.ts';
import { saveVisits } from './save-visits.ts';
import css from './Visits.module.css';
import { createVisitsStore } from './visits-store.ts';
import { campaignText, formatCount, formatWeek } from './words.ts';

/** The configured settings for counting visits. */
export interface CountingProps {
  readonly isEnabled: boolean;
  /** Time zone of the days. */
  readonly timeZone: string;
  /** The configured campaigns first. */
  readonly campaigns: readonly string[];
}

interface TableProps {
  readonly title: string;
  /** The first heads the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [head: string, ...counts: readonly (number | null)[]])[];
}

/** Counts with a bar each; in every column, the largest one fills its cell. */
function Table({ title, columns, rows }: TableProps) {
  const { locale } = useReview();
  const most = columns
    .slice(1)
    .map((_, column) => Math.max(1, ...rows.map(([, ...counts]) => counts[column] ?? 0)));
  const styleOf = (count: number | null, column: number): CSSProperties & Record<`--${string}`, string> => ({
    '--share': `${(100 * (count ?? 0)) / (most[column] ?? 1)}%`,
  });
  return (
    <table className={css.table}>
      <caption className="bold">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...counts]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {counts.map((count, column) => (
              <td key={columns[column + 1]} style={styleOf(count, column)}>
                {formatCount(count, locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Visits and applications over time, the funnel, and where people came from. */
function Figures({
  table,
  campaigns,
}: {
  readonly table: VisitTable;
  readonly campaigns: readonly string[];
}) {
  const { figures: copy, visits, locale } = useReview();
  const { stages } = copy;
  const { current, previous, weeks, countFor } = table;
  const visitCount = countFor('visit', current);
  const some = ['visit', 'booking', 'application'] as const;
  return (
    <div className={`stack gap-5 ${css.figures}`}>
      <Table
        title={fill(copy.course, { n: weeks.length })}
        columns={[copy.week, ...some.map((stage) => stages[stage])]}
        rows={weeks
          .toReversed()
          .map((week) => [formatWeek(week, locale), ...some.map((stage) => countFor(stage, week))])}
      />
      <div className="stack">
        <Table
          title={copy.funnel}
          columns={[copy.step, copy.running, copy.before, copy.share]}
          rows={STAGES.map((stage) => {
            const count = countFor(stage, current);
            const share = computeShare(count, visitCount);
            return [
              stages[stage],
              ...[count, countFor(stage, previous)],
              share === null ? null : Number(share.toFixed(share < 10 ? 1 : 0)),
            ];
          })}
        />
        <Table
          title={copy.sources}
          columns={[copy.campaign, ...some.map((stage) => stages[stage])]}
          rows={campaigns.map((campaign) => [
            campaignText(campaign, visits),
            ...some.map((stage) => countFor(stage, current, { campaign })),
          ])}
        />
      </div>
    </div>
  );
}

/** The screen with visit counts. */
export function Visits({ isEnabled, timeZone, campaigns }: CountingProps) {
  const tools = useReview();
  const { store: review, copy: texts, figures: copy, locale, time } = tools;
  const [store] = useState(() =>
    createVisitsStore({
      session: review.session,
      $applications: computed([review.records.$list, review.$spam], (list, spam) =>
        list.filter(({ id }) => !spam.has(id)),
      ),
      now: Date.now,
      timeZone,
      campaigns,
      onEnded: review.end,
    }),
  );
  const state = useStore(store.$state);
  const lostSince = useStore(review.$lostSince);
  const loading = useStore(review.$loading);
  useEffect(() => store.watch(), [store]);
  const ready = state.status === 'ready' ? state : null;
  const table = useMemo(() => ready && buildVisitTable(ready.totals, ready.today), [ready]);
  // Older applications would be missing.
  const isLoading = state.status === 'loading' || loading !== 'done';
  const shown = !isLoading && table?.isEmpty === false ? table : null;
  const dropped = (ready?.dropped ?? []).reduce((all, { n }) => all + n, 0);

  return (
    <>
      <div className={`split center note ${css.head}`}>
        <h1 className={`text-l ${css.title}`}>{copy.title}</h1>
        {shown && (
          <Button variant="quiet" iconBefore="download" onClick={() => saveVisits(shown, campaigns, tools)}>
            {copy.csv}
          </Button>
        )}
      </div>
      {lostSince !== null && <Alert tone="info">{fill(texts.reconnecting, { time: time(lostSince) })}</Alert>}
      {!isEnabled && <p className={`text-s ${css.notice}`}>{copy.off}</p>}
      {dropped > 0 && (
        <p className={`text-s ${css.notice}`}>{fill(copy.dropped, { n: formatCount(dropped, locale) })}</p>
      )}
      {shown && <Figures table={shown} campaigns={campaigns} />}
      {state.status === 'failed' && (
        <Alert tone="error">
          <p>{copy.failed}</p>
          <Button variant="quiet" iconBefore="restart" onClick={store.retry}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {!shown && state.status !== 'failed' && <p role="status">{isLoading ? copy.loading : copy.empty}</p>}
    </>
  );
}
