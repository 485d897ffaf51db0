import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Bar } from './Bar.tsx';
import { Detail } from './detail/Detail.tsx';
import { Keys } from './Keys.tsx';
import { List } from './list/List.tsx';
import { Announcer, Foot } from './Notices.tsx';
import css from './Review.module.css';
import { useReview } from './review-context.ts';
import { useShortcuts } from './shortcuts.ts';
import { useUrlSync } from './use-url-sync.ts';

/** Shows the list and the open application side by side. On a phone, the open application replaces the list. */
export function Review() {
  const { store, copy } = useReview();
  const isOpen = useStore(store.$open) !== null;
  const help = useRef<HTMLDialogElement>(null);
  useShortcuts(store);
  useUrlSync(store);

  return (
    <div className={css.review} data-open={isOpen || undefined}>
      <h1 className="visually-hidden">{copy.title}</h1>
      <div className={css.stage}>
        <Bar onHelp={() => help.current?.showModal()} />
        <List />
        <Detail />
      </div>
      <Foot />
      <Announcer />
      <Keys dialog={help} />
    </div>
  );
}
