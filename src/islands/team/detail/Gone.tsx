import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Details } from '../../../services/firebase/team/live.ts';
import { actorText, eventText } from '../events.ts';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

const END_EVENTS = ['withdrawn', 'deleted', 'expired'];

/** What happened to an application that no longer exists, if known. */
export function Gone({ id }: { readonly id: string }) {
  const { store, copy, time } = useReview();
  const [history, setHistory] = useState<Details['history']>([]);
  useEffect(() => store.session.watchDetails(id, (details) => setHistory(details.history)), [store, id]);
  const end = history.findLast(({ what }) => END_EVENTS.includes(what));
  const draft = useStore(store.drafts.$drafts).get(id);
  return (
    <>
      <p className={css.empty} role="status">
        {end
          ? fill(copy.detail.ended, {
              what: eventText(end, copy),
              who: actorText(end.who, copy),
              time: time(end.at),
            })
          : copy.detail.gone}
      </p>
      {draft && (
        <p dir="auto" className={css.note}>
          {copy.draft}: {draft.text}
        </p>
      )}
    </>
  );
}
