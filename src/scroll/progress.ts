const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Scrolled pixels above which the page counts as scrolled. */
export const SCROLLED_ABOVE = 200;

const FADE_DISTANCE = 800;
/** Slightly more than 0.05, since 1 - 0.95 is not exactly 0.05 in binary. */
const FADE_STEP = 0.05 + 1e-9;

/**
 * Opacity of elements that fade on scroll: from 1 to 0 over 800 px, in steps of 0.05 to avoid a paint per pixel.
 * @example nextFade(1, 30) // 1
 * @example nextFade(1, 200) // 0.75
 */
export function nextFade(current: number, scrolled: number): number {
  const exact = clamp(1 - scrolled / FADE_DISTANCE);
  return Math.abs(exact - current) > FADE_STEP ? exact : current;
}
