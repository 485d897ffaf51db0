import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Bar } from './Bar.tsx';
import { Detail } from './detail/Detail.tsx';
import { useFocusKeeper } from './focus.ts';
import { Keys } from './Keys.tsx';
import { List } from './list/List.tsx';
import { Announcer, Notice } from './Notice.tsx';
import css from './Review.module.css';
import { useReview } from './review-context.ts';
import { useShortcuts } from './shortcuts.ts';
import { useUrlSync } from './use-url-sync.ts';
import { useIsWide } from './use-wide.ts';

/** Shows the list and the open application side by side. On a phone, the open application replaces the list. */
export function Review() {
  const { store, copy } = useReview();
  const isOpen = useStore(store.$open) !== null;
  const first = useStore(store.$view).shown[0]?.id;
  const isWide = useIsWide();
  const help = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useShortcuts(store);
  useUrlSync(store);
  useFocusKeeper();

  // The gate had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  // A decision that is not stored would be lost.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (store.changes.$unsaved.get().size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [store]);

  // Half of a wide screen would be empty.
  useEffect(() => {
    if (isWide && !isOpen && first !== undefined) store.preview(first);
  }, [store, isWide, isOpen, first]);

  return (
    <div className={css.review} data-open={isOpen || undefined}>
      <h1 ref={title} className="visually-hidden" tabIndex={-1}>
        {copy.title}
      </h1>
      <div className={css.stage}>
        <Bar onHelp={() => help.current?.showModal()} />
        <List />
        <Detail />
      </div>
      <Notice />
      <Announcer />
      <Keys dialog={help} />
    </div>
  );
}
