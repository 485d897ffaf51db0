import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import { createCsv } from '../create-csv.ts';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
import { timing } from '../timing.ts';
import css from './List.module.css';

/** Saves the shown applications, after loading all. */
function SaveCsv() {
  const tools = useReview();
  const { store, copy } = tools;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await store.loadAll();
      // The view updates in a later task.
      await timing.yieldToInput();
      saveCsv(copy.csv.file, await createCsv(store.$view.get().shown, tools));
    } catch {
      window.alert(copy.csv.failed);
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" iconBefore="download" className={css.csv} busy={isBusy} onClick={save}>
      {copy.csv.save}
    </Button>
  );
}

/** The count, and actions on the whole list. @param arrived number of new applications above the visible ones */
export function ListHead({
  arrived,
  onShowArrived,
}: {
  readonly arrived: number;
  readonly onShowArrived: () => void;
}) {
  const { store, copy, locale } = useReview();
  const loadingState = useStore(store.$loading);
  const isSearching = useStore(store.search.$isReading);
  const { shown, matching, total } = useStore(store.$view);
  const listName = useStore(store.$listName);
  const resendable = [...useStore(store.$unsent)];
  const query = useStore(store.search.$query);
  const isFiltered = Object.values(useStore(store.$filter)).some((value) => value !== 'All');
  const isSearched = query !== '' && !isFiltered && listName === 'inbox';
  const isEmpty = shown.length === 0;
  const loading = loadingState === 'done' && isSearching ? 'older' : loadingState;
  const isWaiting = loading === 'first' || (isEmpty && loading !== 'done');
  const count =
    loading === 'older'
      ? fill(copy.countLoading, { shown: matching })
      : fill(loading === 'done' ? copy.count : copy.countNewest, { shown: matching, total });
  const empty = isSearched ? fill(copy.emptySearch, { query }) : copy.empty;
  return (
    <div className={css.head}>
      <p role="status" className={classNames('note', css.count)}>
        {isWaiting ? copy.loading : isEmpty ? empty : count}
      </p>
      {arrived > 0 && (
        <Button variant="quiet" onClick={onShowArrived}>
          {counted(copy.arrived, arrived, locale)}
        </Button>
      )}
      {isEmpty && (isFiltered || query !== '') && (
        <Button variant="quiet" onClick={() => store.clear()}>
          {copy.clear}
        </Button>
      )}
      {listName === 'warnings' && resendable.length > 0 && (
        <Resend ids={resendable} label={counted(copy.unsent.all, resendable.length, locale)} />
      )}
      {!isEmpty && <SaveCsv />}
    </div>
  );
}
