import type { VisitEvent } from '../../../domain/visits/visit-events.ts';
import type { Count, Slice } from '../../../domain/visits/visit-table.ts';
import type { Stage } from '../../../domain/visits/visit-totals.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './Tables.module.css';
import { useVisits } from './visits-context.ts';
import { formatChange, formatCount } from './words.ts';

/** A count, or a word if it is unknown. */
export function Figure({
  count,
  isPrevious = false,
}: {
  readonly count: Count;
  readonly isPrevious?: boolean;
}) {
  const { copy, locale } = useVisits();
  return (
    <span className={classNames(count === null && css.words, isPrevious && css.before)}>
      {formatCount(count, copy, locale)}
    </span>
  );
}

/** @returns a function for the counts of a stage or event in the current and the previous period, as table cells */
export function useComparison() {
  const { copy, locale, table, slice } = useVisits();
  return (counter: Stage | VisitEvent, filter: Slice = slice) => {
    const [now, last] = [
      table.countFor(counter, table.current, filter),
      table.countFor(counter, table.previous, filter),
    ];
    const figures = [<Figure key="now" count={now} />, <Figure key="last" count={last} />];
    return { now, last, cells: [...figures, formatChange(now, last, copy, locale)] };
  };
}
