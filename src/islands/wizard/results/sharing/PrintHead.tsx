import { fill } from '../../../../copy/fill.ts';
import { useResult } from '../../wizard-context.ts';
import css from './PrintHead.module.css';

/** Print only: brand, date, and host at the top of the page. */
export function PrintHead() {
  const { texts, owner, locale } = useResult();
  const { print } = texts.results;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  return (
    <p className={css.head}>
      <strong>{`${owner.brand} · ${print.title}`}</strong>
      <span>{fill(print.made, { date, host: window.location.host })}</span>
    </p>
  );
}
