import { fill } from '../../../copy/fill.ts';
import { VISIT_EVENTS } from '../../../domain/visits/visit-events.ts';
import { findLargestLoss } from '../../../domain/visits/visit-table.ts';
import { findStage } from '../../../domain/visits/visit-totals.ts';
import { useComparison } from './Figure.tsx';
import css from './Pictures.module.css';
import { Table } from './Table.tsx';
import tables from './Tables.module.css';
import { useVisits } from './visits-context.ts';
import { campaignText, formatShare } from './words.ts';

const PLACES = VISIT_EVENTS.filter((event) => findStage(event) === 'booking');

/** Bookings by place and by campaign, and where most people drop off before. */
export function Bookings() {
  const { copy, names, locale, campaigns, span, table, slice } = useVisits();
  const compare = useComparison();
  const words = copy.compared[span];
  const loss = findLargestLoss(table, table.current, slice);
  const getColumns = (first: string) => [first, words.running, words.before, copy.change];
  const sources = campaigns.map((campaign) => ({
    key: campaign,
    head: campaignText(campaign, names),
    ...compare('booking', { ...slice, campaign }),
  }));

  return (
    <section className={css.part} aria-labelledby="visits-bookings">
      <h2 id="visits-bookings" className={css.title}>
        {fill(copy.bookings.title, { period: words.running })}
      </h2>
      <p>
        {loss
          ? fill(copy.bookings.loss, {
              from: copy.stages[loss.from],
              to: copy.stages[loss.to],
              reached: loss.reached,
              lost: loss.lost,
              share: formatShare(loss.lost, loss.reached, locale),
            })
          : copy.bookings.tooFew}
      </p>
      <div className={tables.pair}>
        <Table
          caption={copy.bookings.places}
          columns={getColumns(copy.bookings.place)}
          rows={[
            { key: 'all', head: copy.bookings.all, ...compare('booking') },
            ...PLACES.map((event) => ({ key: event, head: names.events[event], ...compare(event) })),
          ]}
        />
        <Table
          caption={copy.bookings.sources}
          columns={getColumns(copy.campaign.label)}
          rows={sources.toSorted((a, b) => (b.now ?? 0) - (a.now ?? 0))}
        />
      </div>
    </section>
  );
}
