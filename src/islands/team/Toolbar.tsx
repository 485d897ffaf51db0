import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import type { Application } from '../../domain/applications/application.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Review.module.css';
import { useReview } from './review-context.ts';
import { Statuses } from './Statuses.tsx';
import { useSaveCsv } from './use-save-csv.ts';

/** How many there are, and what can be done with the list or with what is selected of it. */
export function Toolbar({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { store, copy, locale } = useReview();
  const loading = useStore(store.$loading);
  const { shown, total } = useStore(store.$view);
  const list = useStore(store.records.$list);
  const query = useStore(store.search.$query);
  const selected = useStore(store.$selected);
  const saveCsv = useSaveCsv();
  const isEmpty = shown.length === 0;
  const isWaiting = loading === 'first' || (isEmpty && loading === 'older');
  const chosen = (): readonly Application[] => list.filter(({ id }) => selected.has(id));

  return (
    <div className={css.toolbar}>
      <search className={css.search}>
        <label className="visually-hidden" htmlFor="dashboard-search">
          {copy.filters.search}
        </label>
        <input
          ref={search}
          id="dashboard-search"
          type="search"
          className={css.query}
          placeholder={copy.filters.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => void store.search.type(target.value)}
        />
      </search>
      <p role="status" className={isEmpty ? css.state : css.count}>
        {isWaiting ? copy.loading : isEmpty ? copy.empty : fill(copy.count, { shown: shown.length, total })}
      </p>
      {loading === 'older' && !isWaiting && <p className={css.count}>{copy.older}</p>}
      {selected.size > 0 ? (
        <div className={css.actions}>
          <strong>{counted(copy.selection.count, selected.size, locale)}</strong>
          <Statuses label={copy.selection.setStatus} onStatus={store.decide} />
          <Button variant="quiet" before="download" onClick={() => saveCsv(chosen())}>
            {copy.selection.csvSelected}
          </Button>
          <Button variant="quiet" onClick={() => store.select([...selected], false)}>
            {copy.selection.none}
          </Button>
        </div>
      ) : (
        !isEmpty && (
          <div className={css.actions}>
            <Button
              variant="quiet"
              onClick={() =>
                store.select(
                  shown.map(({ id }) => id),
                  true,
                )
              }
            >
              {copy.selection.all}
            </Button>
            <Button variant="quiet" before="download" onClick={() => saveCsv(shown)}>
              {copy.selection.csvAll}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
