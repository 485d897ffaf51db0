import { fill } from '../../../copy/fill.ts';
import { VISIT_EVENTS } from '../../../domain/visits/visit-events.ts';
import { stageOf } from '../../../domain/visits/visit-sums.ts';
import { largestLoss, type Slice } from '../../../domain/visits/visit-table.ts';
import { Figure } from './Figure.tsx';
import { useFigures } from './figures-context.ts';
import css from './Pictures.module.css';
import { Table } from './Table.tsx';
import tables from './Tables.module.css';
import { campaignText, changeText, shareText } from './words.ts';

const PLACES = VISIT_EVENTS.filter((event) => stageOf(event) === 'booking');

/** What the site is for: bookings, where they came from, and where most people stop before. */
export function Bookings() {
  const { copy, names, locale, campaigns, span, table, running, before, slice } = useFigures();
  const words = copy.compared[span];
  const loss = largestLoss(table, running, slice);

  const rowOf = (key: string, head: string, what: 'booking' | (typeof PLACES)[number], of: Slice) => {
    const [now, last] = [table.of(what, running, of), table.of(what, before, of)];
    return {
      key,
      head,
      now: now ?? 0,
      cells: [
        <Figure key="now" shown={now} />,
        <Figure key="last" shown={last} />,
        changeText(now, last, copy, locale),
      ],
    };
  };
  const columnsOf = (first: string) => [first, words.running, words.before, copy.change];
  const all = rowOf('all', copy.bookings.all, 'booking', slice);
  const places = PLACES.map((event) => rowOf(event, names.events[event], event, slice));
  const sources = campaigns.map((campaign) =>
    rowOf(campaign, campaignText(campaign, names), 'booking', { ...slice, campaign }),
  );

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
              share: shareText(loss.lost, loss.reached, locale),
            })
          : copy.bookings.tooFew}
      </p>
      <div className={tables.pair}>
        <Table
          caption={copy.bookings.places}
          columns={columnsOf(copy.bookings.place)}
          rows={[all, ...places]}
        />
        <Table
          caption={copy.bookings.sources}
          columns={columnsOf(copy.campaign.label)}
          rows={sources.toSorted((one, other) => other.now - one.now)}
        />
      </div>
    </section>
  );
}
