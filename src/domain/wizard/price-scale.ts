/** Positions of prices on a slider, and the prices a thumb snaps to. */
import { clampToSlider, PRICE_BOUNDS } from './price.ts';

const { min: LOWEST, max: HIGHEST } = PRICE_BOUNDS;

/** Step sizes: up to `to`, thumbs snap to multiples of `step`, in US dollars. */
const STEPS = [
  { to: 100, step: 5 },
  { to: 1000, step: 50 },
  { to: 10_000, step: 500 },
  { to: HIGHEST, step: 2500 },
] as const;

function listStops(): readonly number[] {
  const prices: number[] = [LOWEST];
  let price: number = LOWEST;
  for (const { to, step } of STEPS) {
    while (price < to) {
      price += step;
      prices.push(price);
    }
  }
  return prices;
}

/** All stops in ascending order. */
export const PRICE_STOPS = listStops();

/** Number of stops for Page Up and Page Down: a tenth of the slider. */
export const PAGE_OF_STOPS = Math.round(PRICE_STOPS.length / 10);

/**
 * Position of a price on the slider, 0 to 1. Logarithmic: $10 to $100 is as long as $1K to $10K.
 * @example toSliderShare(10) // 0
 */
export const toSliderShare = (price: number): number =>
  Math.log(clampToSlider(price) / LOWEST) / Math.log(HIGHEST / LOWEST);

/** The stop nearest to a position. @param share 0 to 1; clamped */
export const findNearestStop = (share: number): number =>
  PRICE_STOPS.reduce((nearest, stop) =>
    Math.abs(toSliderShare(stop) - share) < Math.abs(toSliderShare(nearest) - share) ? stop : nearest,
  );

/**
 * Moves from a price by a number of stops, clamped to the slider.
 * @example moveByStops(4999, 1) // 5000
 * @example moveByStops(5000, -1) // 4500
 */
export function moveByStops(price: number, steps: number): number {
  const thumb = clampToSlider(price);
  const candidates =
    steps > 0
      ? PRICE_STOPS.filter((stop) => stop > thumb)
      : PRICE_STOPS.filter((stop) => stop < thumb).reverse();
  return candidates[Math.min(Math.abs(steps), candidates.length) - 1] ?? thumb;
}
