import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import { createCsv } from '../create-csv.ts';
import { Notice } from '../Notice.tsx';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
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

/** The count, and actions on the whole list. */
export function ListHead() {
  const { store, copy, locale } = useReview();
  const loading = useStore(store.$loading);
  const { shown, matching, total } = useStore(store.$view);
  const listName = useStore(store.$listName);
  const resendable = [...useStore(store.$unsent)];
  const openId = useStore(store.$open);
  const isWide = useIsWide();
  const isEmpty = shown.length === 0;
  const isWaiting = loading === 'first' || (isEmpty && loading !== 'done');
  const count = fill(loading === 'done' ? copy.count : copy.countNewest, { shown: matching, total });
  return (
    <div className={css.head}>
      <p role="status" className={classNames('note', css.count)}>
        {isWaiting ? copy.loading : isEmpty ? copy.empty : count}
      </p>
      {listName === 'warnings' && resendable.length > 0 && (
        <Resend ids={resendable} label={counted(copy.unsent.all, resendable.length, locale)} />
      )}
      {(isWide || openId === null) && <Notice />}
      {!isEmpty && <SaveCsv />}
    </div>
  );
}
