import { fill } from '../../../copy/fill.ts';
import { STAGES } from '../../../domain/visits/visit-totals.ts';
import { Columns } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import css from './Pictures.module.css';
import { Table } from './Table.tsx';
import { useVisits } from './visits-context.ts';
import { formatPeriod } from './words.ts';

/** The latest periods, as a chart for each stage and as a table. */
export function Trend() {
  const { copy, locale, span, table, slice } = useVisits();
  const { periods } = table;
  const title = fill(copy.course[span], { n: periods.length });
  const getPeriodName = (period: (typeof periods)[number] | undefined): string =>
    period ? formatPeriod(period, span, locale) : '';
  const [first, last] = [getPeriodName(periods[0]), getPeriodName(periods.at(-1))];

  return (
    <section className={css.part} aria-labelledby="visits-course">
      <h2 id="visits-course" className={css.title}>
        {title}
      </h2>
      <div className={css.course} aria-hidden="true">
        {STAGES.map((stage) => (
          <figure key={stage} className={css.small} data-stage={stage}>
            <figcaption className={css.caption}>
              <span className={css.label}>{copy.stages[stage]}</span>
              <span className={css.number}>
                <Figure count={table.countFor(stage, table.current, slice)} />
              </span>
            </figcaption>
            <Columns numbers={periods.map((period) => table.countFor(stage, period, slice))} />
            <p className={css.ends}>
              <span>{first}</span>
              <span>{last}</span>
            </p>
          </figure>
        ))}
      </div>
      <Table
        caption={title}
        columns={[copy.unit[span], ...STAGES.map((stage) => copy.stages[stage])]}
        rows={periods.toReversed().map((period) => ({
          key: period.from,
          head: getPeriodName(period),
          cells: STAGES.map((stage) => <Figure key={stage} count={table.countFor(stage, period, slice)} />),
        }))}
      />
    </section>
  );
}
