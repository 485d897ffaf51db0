/** Virtualization of rows of equal height. */

export interface Span {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Extra rows rendered above and below the viewport. */
const OVERSCAN = 8;

/**
 * Rows to render.
 * @param top scroll position in pixels
 * @param height of the viewport in pixels
 * @param row height of a row in pixels; 0: not known yet
 */
export function getSpan(top: number, height: number, row: number, count: number): Span {
  if (row <= 0) return { first: 0, end: Math.min(count, 2 * OVERSCAN) };
  const first = Math.max(0, Math.min(Math.floor(top / row), count) - OVERSCAN);
  const end = Math.min(count, Math.ceil((top + height) / row) + OVERSCAN);
  return { first, end: Math.max(first, end) };
}

/** Scroll position that makes a row fully visible; null if it already is. */
export function getScrollTop(index: number, top: number, height: number, row: number): number | null {
  if (index * row < top) return index * row;
  if ((index + 1) * row > top + height) return (index + 1) * row - height;
  return null;
}

/**
 * Number of rows inserted above the first visible one.
 * @param anchor id of the first visible row
 * @param before its previous index
 */
export function countRowsAddedAbove(
  ids: (index: number) => string | undefined,
  anchor: string,
  before: number,
  count: number,
): number {
  for (let distance = 0; distance <= count; distance += 1) {
    if (ids(before + distance) === anchor) return distance;
    if (before - distance >= 0 && ids(before - distance) === anchor) return -distance;
  }
  return 0;
}
