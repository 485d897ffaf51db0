import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { RowBoundary } from '../../../ui/RowBoundary.tsx';
import { focusRow } from '../focus.ts';
import { useReview } from '../review-context.ts';
import { createUnseenFilter } from '../store/seen.ts';
import css from './List.module.css';
import { ListHead } from './ListHead.tsx';
import { Row, UnreadableRow } from './Row.tsx';
import { useWindow } from './use-window.ts';

/** The virtualized list of matching applications. */
export function List(): ReactNode {
  const { store, copy } = useReview();
  const { shown, listed } = useStore(store.$view);
  const loading = useStore(store.$loading);
  const openId = useStore(store.$open);
  const memory = useStore(store.$seen);
  const lostSince = useStore(store.$lostSince);
  const unsaved = useStore(store.changes.$unsaved);
  const badges = [
    [useStore(store.$given), copy.owner.given],
    [useStore(store.$corrected), copy.corrected],
    [useStore(store.drafts.$drafts), copy.draft],
    [useStore(store.$unsent), copy.unsent.badge],
    [useStore(store.$expiring), copy.expiring.badge],
    [lostSince === null ? new Map() : unsaved, copy.undo.badge],
  ] as const;
  const notices = useStore(store.$notices);
  const order = useStore(store.$order);
  const listName = useStore(store.$listName);
  const isSearched = useStore(store.search.$query) !== '';
  // Elsewhere, what appears at the top need not have just arrived.
  const isNewestFirst = order === 'newest' && listName === 'inbox' && !isSearched;
  const today = useStore(store.$today);
  const isUnseen = useMemo(() => createUnseenFilter(memory), [memory]);
  const { pane, list, sizer, row, span, added, scrollToTop, onScroll } = useWindow(
    shown,
    listed,
    isNewestFirst,
  );

  const openIndex = useMemo(() => shown.findIndex(({ id }) => id === openId), [shown, openId]);
  const isOpenListed = openIndex >= 0;
  // Only when another application opens, or is loaded after a reload: later moves must not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the time of opening
  useEffect(() => {
    if (row > 0) list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isOpenListed, row]);

  useEffect(() => {
    if (loading === 'paused' && span.end >= shown.length) void store.loadAll();
  }, [store, loading, span.end, shown.length]);

  const indexes = Array.from({ length: span.end - span.first }, (_, place) => span.first + place);
  // Keep the open row mounted: it may have focus.
  if (openIndex >= 0 && (openIndex < span.first || openIndex >= span.end)) indexes.push(openIndex);

  return (
    <section className={css.list} aria-labelledby="applications-title">
      <h2 id="applications-title" className="visually-hidden">
        {copy.list}
      </h2>
      <ListHead
        arrived={added}
        onShowArrived={() => {
          scrollToTop();
          focusRow(null);
        }}
      />
      <div ref={pane} className={css.pane} onScroll={onScroll}>
        <div ref={sizer} className={css.sizer} />
        <ul ref={list} className={`plain ${css.rows}`} style={{ blockSize: `${shown.length * row}px` }}>
          {indexes.map((index) => {
            const application = shown[index];
            if (!application) return null;
            const { id } = application;
            return (
              <RowBoundary key={id} fallback={<UnreadableRow id={id} top={index * row} />}>
                <Row
                  application={application}
                  index={index}
                  count={shown.length}
                  top={index * row}
                  isOpen={id === openId}
                  isUnseen={isUnseen(application)}
                  badges={badges.flatMap(([ids, text]) => (ids.has(id) ? [text] : [])).join('\n')}
                  notice={notices.get(id)}
                  today={today}
                />
              </RowBoundary>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
