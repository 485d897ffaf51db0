import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import lists from '../../ui/lists.module.css';
import { ApplicationLink } from './ApplicationLink.tsx';
import type { PanelProps } from './PanelButton.tsx';
import { Resend } from './Resend.tsx';
import { useReview } from './review-context.ts';
import css from './Warnings.module.css';

/** Applications listed per kind. With more of them, fix the cause first. */
const MAX_NAMED = 50;

interface WarningProps {
  readonly texts: Readonly<Record<'some' | 'why', string>>;
  readonly ids: readonly string[];
  /** Whether their messages can be sent again. */
  readonly canResend?: boolean;
  readonly onOpen: (id: string) => void;
}

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
            <ApplicationLink id={id} onOpen={onOpen}>
              {store.records.get(id)?.name ?? fill(copy.unreadable.text, { id })}
            </ApplicationLink>
          </li>
        ))}
      </ul>
      {canResend && <Resend ids={ids} label={counted(copy.resend.all, ids.length, locale)} />}
    </div>
  );
}

/** Warnings with their applications and their cause. */
export function WarningsPanel({ onClose }: PanelProps) {
  const { store, copy } = useReview();
  const undelivered = useStore(store.$undelivered);
  const held = useStore(store.$held);
  const expiring = useStore(store.$expiring);
  useEffect(() => {
    const listed = [undelivered, held, expiring].flatMap((ids) => [...ids.keys()].slice(0, MAX_NAMED));
    void store.find(listed);
  }, [store, undelivered, held, expiring]);
  const open = (id: string): void => {
    onClose();
    store.open(id);
  };
  return (
    <>
      <Warning texts={copy.undelivered} ids={[...undelivered]} canResend onOpen={open} />
      <Warning texts={copy.held} ids={[...held]} canResend onOpen={open} />
      <Warning texts={copy.expiring} ids={[...expiring.keys()]} onOpen={open} />
    </>
  );
}
