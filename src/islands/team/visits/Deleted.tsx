import { fill } from '../../../copy/fill.ts';
import { useFigures } from './figures-context.ts';
import tables from './Tables.module.css';
import { periodText } from './words.ts';

/** Periods whose counts lack applications deleted since. @param days on which these arrived */
export function Deleted({ days }: { readonly days: readonly string[] }) {
  const { copy, locale, span, table } = useFigures();
  const lacking = table.periods.flatMap((period) => {
    const n = days.filter((day) => day >= period.from && day <= period.to).length;
    return n > 0 ? [`${periodText(period, span, locale)}: ${n}`] : [];
  });
  if (lacking.length === 0) return null;
  return <p className={tables.note}>{fill(copy.deleted, { periods: lacking.join('; ') })}</p>;
}
