/** Positions of prices on a slider, and the prices a thumb snaps to. */
import { PRICE_BOUNDS, thumbOf } from './price.ts';

const { min: LOWEST, max: HIGHEST } = PRICE_BOUNDS;

/** From the lowest price on: as far as `to`, thumbs rest at every `step`, in US dollars. */
const STEPS = [
  { to: 100, step: 5 },
  { to: 1000, step: 50 },
  { to: 10_000, step: 500 },
  { to: HIGHEST, step: 2500 },
] as const;

function stops(): readonly number[] {
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

/** Every price at which a thumb rests, from the lowest to the highest. */
export const PRICE_STOPS = stops();

/** As many stops as Page Up and Page Down go: a tenth of the way. */
export const PAGE_OF_STOPS = Math.round(PRICE_STOPS.length / 10);

/**
 * How far along the line a price stands, 0 to 1. The scale is logarithmic: as far from $10 to $100 as from $1K to $10K.
 * @example shareOf(10) // 0
 */
export const shareOf = (price: number): number =>
  Math.log(thumbOf(price) / LOWEST) / Math.log(HIGHEST / LOWEST);

/** The stop nearest to a place on the line. @param share 0 to 1; beyond it, the end counts */
export const stopAt = (share: number): number =>
  PRICE_STOPS.reduce((nearest, stop) =>
    Math.abs(shareOf(stop) - share) < Math.abs(shareOf(nearest) - share) ? stop : nearest,
  );

/**
 * The stop so many stops above a price, or below it; the end where there are no more.
 * @example stopFrom(4999, 1) // 5000
 * @example stopFrom(5000, -1) // 4500
 */
export function stopFrom(price: number, by: number): number {
  const at = thumbOf(price);
  const ahead =
    by > 0 ? PRICE_STOPS.filter((stop) => stop > at) : PRICE_STOPS.filter((stop) => stop < at).reverse();
  return ahead[Math.min(Math.abs(by), ahead.length) - 1] ?? at;
}
