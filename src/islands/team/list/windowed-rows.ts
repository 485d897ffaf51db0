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
