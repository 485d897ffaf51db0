import { useStore } from '@nanostores/react';
import { counted, fill } from '../../copy/fill.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import css from './Review.module.css';
import { useReview } from './review-context.ts';
import type { Change } from './store/changes.ts';

/** What is wrong at the moment, above everything else. */
export function Notices() {
  const { store, copy, time } = useReview();
  const lostSince = useStore(store.$lostSince);
  const conflicts = useStore(store.changes.$conflicts);
  return (
    <>
      {lostSince !== null && <Alert tone="info">{fill(copy.reconnecting, { time: time(lostSince) })}</Alert>}
      {conflicts.length > 0 && (
        <Alert tone="error" className={css.conflict}>
          {conflicts.map(({ id, wanted, is }) => (
            <p key={id}>
              {fill(copy.conflict.text, {
                name: store.records.get(id)?.name ?? id,
                wanted: copy.statuses[wanted],
                is: copy.statuses[is],
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

/** Says what happens beside what is read: what comes in, and what others decide. */
export function Announcer() {
  const { store, copy, locale } = useReview();
  const arrived = useStore(store.arrivals.$new);
  const elsewhere = useStore(store.arrivals.$elsewhere);
  return (
    <div className="visually-hidden" aria-live="polite">
      {arrived.length > 0 && <p>{counted(copy.arrived, arrived.length, locale)}</p>}
      {elsewhere && (
        <p key={`${elsewhere.id} ${elsewhere.status}`}>
          {fill(copy.elsewhere, { name: elsewhere.name, status: copy.statuses[elsewhere.status] })}
        </p>
      )}
    </div>
  );
}

/** The latest decision, while one press takes it back. */
export function UndoBar() {
  const { store, copy, locale } = useReview();
  const latest = useStore(store.changes.$undoable).at(-1);
  const textOf = ({ items, to }: Change): string => {
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
          <span className={css.undoText}>{textOf(latest)}</span>
          <Button variant="light" before="restart" onClick={() => void store.changes.undo()}>
            {copy.undo.action}
          </Button>
        </div>
      )}
    </div>
  );
}
