import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import lists from '../../ui/lists.module.css';
import { Resend } from './Resend.tsx';
import { useReview } from './review-context.ts';
import { addressOf } from './store/address.ts';
import css from './Warnings.module.css';

/** So many are named; whoever has more than these looks for a cause first. */
const MAX_NAMED = 50;

interface WarningProps {
  readonly texts: Readonly<Record<'some' | 'why', string>>;
  readonly ids: readonly string[];
  /** Whether it is messages that can be sent to all of them. */
  readonly canResend?: boolean;
  readonly onOpen: (id: string) => void;
}

/** For how many applications something holds, which, and why. */
function Warning({ texts, ids, canResend = false, onOpen }: WarningProps) {
  const { store, copy, locale } = useReview();
  useStore(store.records.$list);
  if (ids.length === 0) return null;
  return (
    <div className={css.part}>
      <h2 className={css.title}>{fill(texts.some, { n: ids.length })}</h2>
      <p>{texts.why}</p>
      <ul className={lists.plain}>
        {ids.slice(0, MAX_NAMED).map((id) => (
          <li key={id}>
            <a
              href={addressOf({ ...store.$place.get(), open: id })}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id);
              }}
            >
              <bdi>{store.records.get(id)?.name ?? fill(copy.unreadable.text, { id })}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {canResend && <Resend ids={ids} label={counted(copy.resend.all, ids.length, locale)} />}
    </div>
  );
}

/** What waits for somebody: a count, which says over the list what it is of. */
export function Warnings() {
  const { store, copy, locale } = useReview();
  const undelivered = useStore(store.$undelivered);
  const held = useStore(store.$held);
  const expiring = useStore(store.$expiring);
  const panel = useId();
  const count = undelivered.size + held.size + expiring.size;
  if (count === 0) return null;
  const open = (id: string): void => {
    document.getElementById(panel)?.hidePopover();
    store.open(id);
  };
  return (
    <>
      <button type="button" className={css.warnings} popoverTarget={panel}>
        {counted(copy.warnings, count, locale)}
      </button>
      <div id={panel} popover="auto" className={css.panel}>
        <Warning texts={copy.undelivered} ids={[...undelivered]} canResend onOpen={open} />
        <Warning texts={copy.held} ids={[...held]} canResend onOpen={open} />
        <Warning texts={copy.expiring} ids={[...expiring.keys()]} onOpen={open} />
      </div>
    </>
  );
}
