import { STAGES } from '../../../domain/visits/visit-totals.ts';
import { Bar, getMax } from './Bars.tsx';
import { Figure, useComparison } from './Figure.tsx';
import css from './Pictures.module.css';
import { Table } from './Table.tsx';
import tables from './Tables.module.css';
import { useVisits } from './visits-context.ts';
import { formatShare } from './words.ts';

/** All stages in the current and the previous period, as a chart and as a table. */
export function Compared() {
  const { copy, locale, span } = useVisits();
  const compare = useComparison();
  const words = copy.compared[span];
  const rows = STAGES.map((stage) => ({ stage, ...compare(stage) }));
  const visits = rows[0]?.now ?? null;
  const most = getMax(rows.flatMap(({ now, last }) => [now, last]));

  return (
    <section className={css.part} aria-labelledby="visits-compared">
      <h2 id="visits-compared" className={css.title}>
        {words.title}
      </h2>
      <div className={css.beside}>
        {/* The table has the same numbers. */}
        <figure className={css.funnel} aria-hidden="true">
          <figcaption className={css.legend}>
            <span>{words.running}</span>
            <span className={css.before}>{words.before}</span>
          </figcaption>
          {rows.map(({ stage, now, last }) => (
            <div key={stage} className={css.stage} data-stage={stage}>
              <span className={css.label}>{copy.stages[stage]}</span>
              <span className={css.number}>
                <Figure count={now} />
              </span>
              <Bar count={now} max={most} />
              <Bar count={last} max={most} isPrevious />
            </div>
          ))}
        </figure>
        <Table
          caption={words.title}
          columns={[copy.step, words.running, words.before, copy.change, copy.share]}
          rows={rows.map(({ stage, now, cells }) => ({
            key: stage,
            head: copy.stages[stage],
            cells: [...cells, formatShare(now, visits, locale)],
          }))}
        />
      </div>
      <p className={tables.note}>{copy.sameDays}</p>
      <p className={tables.note}>{copy.approvalNote}</p>
    </section>
  );
}
