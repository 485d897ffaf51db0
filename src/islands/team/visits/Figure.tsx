import type { Shown } from '../../../domain/visits/visit-table.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useFigures } from './figures-context.ts';
import css from './Tables.module.css';
import { shownText } from './words.ts';

/** A number, or in words why there is none. */
export function Figure({ shown, before = false }: { readonly shown: Shown; readonly before?: boolean }) {
  const { copy, locale } = useFigures();
  return (
    <span className={classNames(shown === null && css.words, before && css.before)}>
      {shownText(shown, copy, locale)}
    </span>
  );
}
