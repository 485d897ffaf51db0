import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Actor } from '../../domain/applications/history.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import css from './Review.module.css';
import { useReview } from './review-context.ts';
import type { Change } from './store/changes.ts';

function getActorName(by: Actor | null, { somebody, code }: Copy['dashboard']['conflict']): string {
  if (by === null) return somebody;
  return by.uid === undefined ? code : by.name;
}

/** A lost connection, and rejected decisions. */
function Problems() {
  const { store, copy, time } = useReview();
  const lostSince = useStore(store.$lostSince);
  const conflicts = useStore(store.changes.$conflicts);
  return (
    <>
      {lostSince !== null && <Alert tone="info">{fill(copy.reconnecting, { time: time(lostSince) })}</Alert>}
      {conflicts.length > 0 && (
        <Alert tone="error">
          {conflicts.map(({ id, requested, current, by }) => (
            <p key={id}>
              {fill(copy.conflict.text, {
                who: getActorName(by, copy.conflict),
                name: store.records.get(id)?.name ?? id,
                wanted: copy.statuses[requested],
                is: copy.statuses[current],
              })}
            </p>
          ))}
          <Button variant="quiet" onClick={store.changes.dismissConflicts}>
            {copy.conflict.close}
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Announces arrivals and others' decisions to screen readers. */
export function Announcer() {
  const { store, copy, locale } = useReview();
  const elsewhere = useStore(store.arrivals.$remoteChange);
  const [arrived, setArrived] = useState('');

  useEffect(
    () =>
      store.arrivals.$new.listen((list) => {
        // Keep the last announcement when the list is cleared.
        if (list.length > 0) setArrived(counted(copy.arrived, list.length, locale));
      }),
    [store, copy, locale],
  );

  return (
    <div className="visually-hidden" aria-live="polite">
      <p>{arrived}</p>
      {elsewhere && (
        <p key={`${elsewhere.application.id} ${elsewhere.application.status}`}>
          {fill(copy.elsewhere, {
            who: getActorName(elsewhere.by, copy.conflict),
            name: elsewhere.application.name,
            status: copy.statuses[elsewhere.application.status],
          })}
        </p>
      )}
    </div>
  );
}

/** The latest decision, while it can be undone. */
function UndoBar() {
  const { store, copy, locale, hint } = useReview();
  const latest = useStore(store.changes.$undoable).at(-1);
  const describeChange = ({ items, to }: Change): string => {
    const status = copy.statuses[to];
    const [first] = items;
    return first && items.length === 1
      ? fill(copy.undo.one, { name: store.records.get(first.id)?.name ?? first.id, status })
      : fill(counted(copy.undo.many, items.length, locale), { status });
  };
  return (
    <div aria-live="polite">
      {latest && (
        <div className={css.undo}>
          <span className={css.undoText}>{describeChange(latest)}</span>
          <Button
            {...hint('undo')}
            variant="light"
            iconBefore="restart"
            onClick={() => void store.changes.undo()}
          >
            {copy.undo.action}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A row below list and application, so that notices neither move nor cover them. */
export function Foot() {
  return (
    <div className={css.foot}>
      <Problems />
      <UndoBar />
    </div>
  );
}
