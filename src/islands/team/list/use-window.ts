import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Application } from '../../../domain/applications/application.ts';
import { getSpan, type Span } from './windowed-rows.ts';

/**
 * Virtualizes a list, and keeps the row in use in place, or else the first visible one.
 * @param reset a new value scrolls to the top
 * @param isNewestFirst otherwise what is added at the start is not new, and fills the top while nobody uses the list
 * @returns the height of a row in pixels, 0 until it is known, the rows to render, and how many new ones are above
 */
export function useWindow(rows: readonly Application[], reset: unknown, isNewestFirst: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Has the height of a row. */
  const sizer = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState(0);
  const [span, setSpan] = useState<Span>(() => getSpan(0, 0, 0, rows.length));
  /** Number of rows added at the start that have not been scrolled to since. */
  const [added, setAdded] = useState(0);
  const shown = useRef(rows);
  const lastReset = useRef(reset);
  /** Space above the rows in pixels, where others were removed. */
  const gap = useRef(0);

  const measure = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = pane.current ?? {};
    const next = getSpan(scrollTop - gap.current, clientHeight, row, rows.length);
    setAdded((old) => Math.min(old, row > 0 ? Math.round(scrollTop / row) : 0));
    setSpan((old) => (old.first === next.first && old.end === next.end ? old : next));
  }, [row, rows]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setRow(sizer.current?.offsetHeight ?? 0);
      measure();
    });
    for (const element of [pane.current, sizer.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  useLayoutEffect(() => {
    const [box, inner] = [pane.current, list.current];
    if (!box || !inner || row === 0) return;
    const previousRows = shown.current;
    shown.current = rows;
    /** @param top where the visible part starts in the rows, in pixels; may be negative */
    const place = (top: number): void => {
      gap.current = Math.max(0, -top);
      inner.style.marginBlockStart = `${gap.current}px`;
      // Otherwise a list shorter than the viewport could not scroll.
      inner.style.minBlockSize = top > 0 ? `${top + box.clientHeight}px` : '';
      box.scrollTop = top;
    };
    if (lastReset.current !== reset) {
      lastReset.current = reset;
      place(0);
    } else if (previousRows !== rows) {
      const countAdded = (id: string | null | undefined): number => {
        const [before, after] = [previousRows, rows].map((list) => list.findIndex((each) => each.id === id));
        return before === undefined || after === undefined || before < 0 || after < 0 ? 0 : after - before;
      };
      const used =
        box.querySelector('li:hover [data-row]') ?? box.querySelector('li:focus-within [data-row]');
      const firstVisible =
        box.scrollTop > 0 || isNewestFirst ? previousRows[Math.floor(box.scrollTop / row)]?.id : null;
      const shift = countAdded(used?.getAttribute('data-row') ?? firstVisible);
      place(box.scrollTop - gap.current + shift * row);
      if (isNewestFirst) setAdded((old) => old + countAdded(previousRows[0]?.id));
    }
    measure();
  }, [rows, reset, row, measure, isNewestFirst]);

  const scrollToTop = (): void => {
    if (pane.current) pane.current.scrollTop = 0;
    flushSync(measure);
  };
  return { pane, list, sizer, row, span, added, scrollToTop, onScroll: measure };
}
