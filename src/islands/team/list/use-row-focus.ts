import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** When a focused row leaves the list, focuses the row that takes its place. */
export function useRowFocus(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly unknown[],
): { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void } {
  const focused = useRef<number | null>(null);

  const remember = (element: Element | null): void => {
    const position = element?.closest('li')?.getAttribute('aria-posinset');
    focused.current = position == null ? null : Number(position);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (focused.current === null || !list.current) return;
    if (!list.current.contains(document.activeElement)) {
      const position = Math.min(focused.current, rows.length);
      const row = list.current.querySelector<HTMLElement>(`[aria-posinset="${position}"] [data-row]`);
      row?.focus({ preventScroll: true });
    }
    remember(document.activeElement);
  }, [list, rows]);

  return {
    onFocus: ({ target }) => remember(target),
    // Removing a row causes no blur event.
    onBlur: () => remember(null),
  };
}
