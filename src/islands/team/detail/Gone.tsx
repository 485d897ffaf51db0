import { useStore } from '@nanostores/react';
import { findLatest } from '../../../domain/applications/history.ts';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

const END_EVENTS = ['withdrawn', 'deleted', 'expired'];

/** What happened to an application that no longer exists, if the log still has it. */
export function Gone({ id }: { readonly id: string }) {
  const { store, copy, time } = useReview();
  const end = findLatest(useStore(store.$log), id, ...END_EVENTS);
  const name = store.records.getName(id);
  const draft = useStore(store.drafts.$drafts).get(id);
  return (
    <>
      {name && (
        <h2 className="text-l">
          <bdi>{name}</bdi>
        </h2>
      )}
      <p className={`muted ${css.empty}`} role="status">
        {end ? `${eventText(end, copy)} (${actorText(end.who, copy)}, ${time(end.at)}).` : copy.detail.gone}
      </p>
      {draft && (
        <p dir="auto" className={css.note}>
          {copy.draft}: {draft.text}
        </p>
      )}
    </>
  );
}
