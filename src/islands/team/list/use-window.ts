import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Application } from '../../../domain/applications/application.ts';
import { getSpan, type Span } from './windowed-rows.ts';

export interface WindowRefs {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** An element with the height of a row. */
  readonly sizer: RefObject<HTMLElement | null>;
}

/**
 * Virtualizes a long list, and keeps the row in use in place, or else the first visible one.
 * @param reset a new value scrolls to the top
 * @returns the height of a row in pixels, 0 until it is known, the rows to render, and how many were added above
 */
export function useWindow({ pane, list, sizer }: WindowRefs, rows: readonly Application[], reset: unknown) {
  const [row, setRow] = useState(0);
  const [span, setSpan] = useState<Span>(() => getSpan(0, 0, 0, rows.length));
  /** Number of rows added at the start that have not been scrolled to since. */
  const [added, setAdded] = useState(0);
  const shown = useRef(rows);
  const lastReset = useRef(reset);

  const measure = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = pane.current ?? {};
    const next = getSpan(scrollTop, clientHeight, row, rows.length);
    setAdded((old) => Math.min(old, row > 0 ? Math.floor(scrollTop / row) : 0));
    setSpan((old) => (old.first === next.first && old.end === next.end ? old : next));
  }, [pane, row, rows]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setRow(sizer.current?.offsetHeight ?? 0);
      measure();
    });
    for (const element of [pane.current, sizer.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [pane, sizer, measure]);

  useLayoutEffect(() => {
    const [box, inner] = [pane.current, list.current];
    if (!box || !inner || row === 0) return;
    const previousRows = shown.current;
    shown.current = rows;
    if (lastReset.current !== reset) {
      lastReset.current = reset;
      inner.style.minBlockSize = '';
      box.scrollTop = 0;
    } else if (previousRows !== rows) {
      const countAdded = (id: string | null | undefined): number => {
        const [before, after] = [previousRows, rows].map((list) => list.findIndex((each) => each.id === id));
        return before === undefined || after === undefined || before < 0 || after < 0 ? 0 : after - before;
      };
      const used =
        box.querySelector('li:hover [data-row]') ?? box.querySelector('li:focus-within [data-row]');
      const firstVisible = box.scrollTop > 0 ? previousRows[Math.floor(box.scrollTop / row)]?.id : undefined;
      const shift = countAdded(used?.getAttribute('data-row') ?? firstVisible);
      const top = box.scrollTop + shift * row;
      // Otherwise a list shorter than the viewport could not scroll.
      if (shift > 0) {
        inner.style.minBlockSize = `${top + box.clientHeight}px`;
        setAdded((old) => old + countAdded(previousRows[0]?.id));
      }
      box.scrollTop = top;
    }
    measure();
  }, [pane, list, rows, reset, row, measure]);

  const scrollToTop = (): void => {
    if (pane.current) pane.current.scrollTop = 0;
    flushSync(measure);
  };
  return { row, span, added, scrollToTop, onScroll: measure };
}
