/** Virtualization of a list with rows of equal height. */

export interface Span {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Extra rows rendered above and below the viewport. */
const BESIDE = 8;

/**
 * @param top pixels that the list is scrolled
 * @param height pixels of the list that are seen
 * @param row height of a row in pixels; 0: not known yet
 */
export function spanOf(top: number, height: number, row: number, count: number): Span {
  if (row <= 0) return { first: 0, end: Math.min(count, 2 * BESIDE) };
  const first = Math.max(0, Math.min(Math.floor(top / row), count) - BESIDE);
  const end = Math.min(count, Math.ceil((top + height) / row) + BESIDE);
  return { first, end: Math.max(first, end) };
}

/** Pixels to scroll a list to, so that all of a row is seen; null: it is. */
export function scrollToRow(index: number, top: number, height: number, row: number): number | null {
  if (index * row < top) return index * row;
  if ((index + 1) * row > top + height) return (index + 1) * row - height;
  return null;
}

/**
 * How many rows have come in above the one that is read, so that scrolling by as many keeps it where it is.
 * @param anchor id of the first row that was seen
 * @param before its place then
 */
export function shiftAbove(
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
