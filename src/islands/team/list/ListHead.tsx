import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveCsv } from '../../../ui/save-file.ts';
import { focusRow } from '../focus.ts';
import { Notice } from '../Notice.tsx';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
import { Statuses } from '../Statuses.tsx';
import { timing } from '../timing.ts';
import { useIsWide } from '../use-wide.ts';
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
      const [{ createCsv }] = await Promise.all([import('../create-csv.ts'), store.loadAll()]);
      // The view updates in a later task.
      await timing.yieldToInput();
      saveCsv(copy.selection.csvFile, await createCsv(store.$view.get().shown, tools));
    } catch {
      window.alert(copy.selection.csvFailed);
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" iconBefore="download" className={css.csv} busy={isBusy} onClick={save}>
      {copy.selection.csvAll}
    </Button>
  );
}

/** The count, and actions on the whole list. */
export function ListHead() {
  const { store, copy, locale, hint } = useReview();
  const loading = useStore(store.$loading);
  const { shown, matching, total } = useStore(store.$view);
  const selected = useStore(store.$selected);
  const listName = useStore(store.$listName);
  const resendable = [...new Set([...useStore(store.$undelivered), ...useStore(store.$held)])];
  const openId = useStore(store.$open);
  const isWide = useIsWide();
  const isEmpty = shown.length === 0;
  const isWaiting = loading === 'first' || (isEmpty && loading !== 'done');
  const count = fill(loading === 'done' ? copy.count : copy.countNewest, { shown: matching, total });
  return (
    <div className={css.head}>
      <label className={css.all}>
        <input
          {...hint('selectAll')}
          type="checkbox"
          checked={!isEmpty && shown.every(({ id }) => selected.has(id))}
          disabled={isEmpty}
          onChange={({ target }) => store.selectShown(target.checked)}
        />
        <span className="visually-hidden">{copy.selection.all}</span>
      </label>
      <p role="status" className={css.count}>
        {isWaiting ? copy.loading : isEmpty ? copy.empty : count}
      </p>
      {loading === 'older' && !isWaiting && <p className={css.older}>{copy.older}</p>}
      {loading === 'paused' && (
        <Button variant="quiet" onClick={store.loadAll}>
          {copy.loadAll}
        </Button>
      )}
      {listName === 'warnings' && resendable.length > 0 && (
        <Resend ids={resendable} label={counted(copy.resend.all, resendable.length, locale)} />
      )}
      {(isWide || openId === null) && <Notice />}
      {!isEmpty && <SaveCsv />}
    </div>
  );
}

/** A bar with actions on the selection. */
export function Selection() {
  const { store, copy, locale } = useReview();
  const selected = useStore(store.$selected);
  if (selected.size === 0) return null;
  // Clearing the selection removes this bar, and the focus with it.
  const leave = (): void => focusRow(store.$open.get());
  return (
    <div className={css.selection}>
      <strong>{counted(copy.selection.count, selected.size, locale)}</strong>
      <Statuses
        label={copy.selection.setStatus}
        onStatus={(to) => {
          leave();
          store.decide(to);
        }}
      />
      <Button
        variant="quiet"
        iconBefore="close"
        onClick={() => {
          leave();
          store.select([...selected], false);
        }}
      >
        {copy.selection.none}
      </Button>
    </div>
  );
}
