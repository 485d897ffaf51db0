import type { VisitEvent } from '../../../domain/visits/visit-events.ts';
import type { Count, Slice } from '../../../domain/visits/visit-table.ts';
import type { Stage } from '../../../domain/visits/visit-totals.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './Tables.module.css';
import { useVisits } from './visits-context.ts';
import { changeText, shownText } from './words.ts';

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
      {shownText(count, copy, locale)}
    </span>
  );
}

/** @returns a function for the counts of a stage or event in the current and the previous period, as table cells */
export function useComparison() {
  const { copy, locale, table, slice } = useVisits();
  return (what: Stage | VisitEvent, of: Slice = slice) => {
    const [now, last] = [table.countFor(what, table.current, of), table.countFor(what, table.previous, of)];
    const figures = [<Figure key="now" count={now} />, <Figure key="last" count={last} />];
    return { now, last, cells: [...figures, changeText(now, last, copy, locale)] };
  };
}
