/** The price range of an offer: sliders, presets, and the points for a high price. */

export interface PriceRange {
  /** US dollars; the open preset exceeds the slider's maximum. */
  readonly min: number;
  readonly max: number;
  readonly highTicketBonus: number;
}

/** Points for offers whose maximum price is at least {@link HIGH_TICKET_FROM}. */
export const HIGH_TICKET_BONUS = 20;
/** US dollars. */
export const HIGH_TICKET_FROM = 5000;

export const computeHighTicketBonus = (maxPrice: number): number =>
  maxPrice >= HIGH_TICKET_FROM ? HIGH_TICKET_BONUS : 0;

/** The sliders' bounds, in US dollars. */
export const PRICE_BOUNDS = { min: 10, max: 50_000 } as const;

/** Maximum price: above the slider's, for the open preset. */
export const MAX_PRICE = 100_000;

/** A range with its bonus. */
export const createRange = (min: number, max: number): PriceRange => ({
  min,
  max,
  highTicketBonus: computeHighTicketBonus(max),
});

export const DEFAULT_PRICE_RANGE: PriceRange = createRange(10, 1000);

export const PRICE_BANDS = ['10-100', '100-1k', '1k-10k', '10k-plus'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** One preset per band. */
export const PRICE_PRESETS: Readonly<Record<PriceBand, PriceRange>> = {
  '10-100': createRange(10, 100),
  '100-1k': createRange(100, 1000),
  '1k-10k': createRange(1000, 10_000),
  '10k-plus': createRange(10_000, MAX_PRICE),
};

/** Amounts are rounded down, since the plus means "at least". */
function formatAmount(dollars: number): string {
  if (dollars >= 1_000_000) return `$${(Math.floor(dollars / 100_000) / 10).toFixed(1)}M`;
  return dollars >= 1000 ? `$${Math.floor(dollars / 1000)}K` : `$${Math.floor(dollars)}`;
}

/**
 * A price's label next to a slider.
 * @example priceLabel(250) // '$250+'
 * @example priceLabel(1500) // '$1K+'
 * @example priceLabel(2_350_000) // '$2.3M+'
 */
export const priceLabel = (dollars: number): string => `${formatAmount(dollars)}+`;

/**
 * A preset's label; the one beyond the sliders is open-ended.
 * @example presetLabel('1k-10k') // '$1K-$10K'
 * @example presetLabel('10k-plus') // '$10K+'
 */
export function presetLabel(band: PriceBand): string {
  const { min, max } = PRICE_PRESETS[band];
  return max > PRICE_BOUNDS.max ? priceLabel(min) : `${formatAmount(min)}-${formatAmount(max)}`;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** The slider value for a price, in US dollars within {@link PRICE_BOUNDS}. */
export const clampToSlider = (price: number): number => clamp(price, PRICE_BOUNDS.min, PRICE_BOUNDS.max);

/** Sets the minimum, rounded and clamped to the bounds and the maximum. Ignores NaN. */
export function withMin(range: PriceRange, min: number): PriceRange {
  if (Number.isNaN(min)) return range;
  return createRange(clamp(Math.round(min), PRICE_BOUNDS.min, clampToSlider(range.max)), range.max);
}

/** Sets the maximum, rounded and clamped to the bounds and the minimum. Ignores NaN. */
export function withMax(range: PriceRange, max: number): PriceRange {
  if (Number.isNaN(max)) return range;
  return createRange(range.min, clamp(Math.round(max), clampToSlider(range.min), PRICE_BOUNDS.max));
}

/** The preset that matches a range exactly, or null. */
export const findPreset = ({ min, max }: PriceRange): PriceBand | null =>
  PRICE_BANDS.find((band) => PRICE_PRESETS[band].min === min && PRICE_PRESETS[band].max === max) ?? null;

/** The band of a range's maximum, since the most expensive offer determines how it is sold. */
export const getPriceBand = ({ max }: Pick<PriceRange, 'max'>): PriceBand =>
  PRICE_BANDS.find((band) => max <= PRICE_PRESETS[band].max) ?? '10k-plus';
