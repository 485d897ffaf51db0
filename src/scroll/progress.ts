/** Measures of scrolling, in pixels of the window; `top` is where a box begins, seen from the window's upper edge. */

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Progress of the list of steps on phones: the scrolled distance divided by section height minus window height, from 0 to
 * 1. A section no taller than the window is complete.
 * @example listProgress(-300, 1400, 800) // 0.5
 */
export const listProgress = (top: number, height: number, windowHeight: number): number =>
  height > windowHeight ? clamp(-top / (height - windowHeight)) : 1;

/**
 * Progress of the path on wide screens: how much of it lies above the middle of the window, from 0 to 1.
 * @example pathProgress(0, 1600, 800) // 0.25
 */
export const pathProgress = (top: number, height: number, windowHeight: number): number =>
  height > 0 ? clamp((windowHeight / 2 - top) / height) : 1;

/** The end of the path appears at this progress, and stays. */
export const PATH_END_AT = 0.8;

/** Scrolled pixels above which the page counts as scrolled. */
export const SCROLLED_ABOVE = 200;

const FADE_OVER = 800;
/** A hair more than 0.05, since 1 - 0.95 is not quite 0.05 in binary. */
const FADE_STEP = 0.05 + 1e-9;

/**
 * Opacity of what fades while the page is scrolled: from 1 to 0 over 800 px. It changes in steps over 0.05 alone, so
 * that not every pixel paints.
 * @example nextFade(1, 30) // 1
 * @example nextFade(1, 200) // 0.75
 */
export function nextFade(current: number, scrolled: number): number {
  const exact = clamp(1 - scrolled / FADE_OVER);
  return Math.abs(exact - current) > FADE_STEP ? exact : current;
}
