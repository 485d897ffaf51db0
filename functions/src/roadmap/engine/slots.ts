import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import type { ProductType, TeamSize } from '../../../../src/domain/wizard/business-options.ts';
import { PRICE_BOUNDS } from '../../../../src/domain/wizard/price.ts';
import type { Noun, Phrases } from './content.ts';

/** Values of the `{slots}` in texts, by name. */
export type Slots = Readonly<Record<string, string>>;

/** A roadmap talks about one product. Products that others usually accompany come first. */
const PRODUCTS_BY_PRIORITY: readonly ProductType[] = [
  'software_saas',
  'physical_products',
  'marketplace',
  'consulting',
  'services',
  'events_webinars',
  'memberships_subscriptions',
  'digital_products',
];

/** Number of companies that a team of this size can contact in a week. */
const BATCHES: Readonly<Record<TeamSize, number>> = { '1-5': 15, '6-20': 30, '21-50': 60, '50+': 100 };

/** Cached, because formatters are slow to create. */
const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** @example amountOf(1000, 'de') // '1.000' */
function amountOf(number: number, locale: Locale): string {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format.format(Math.round(number));
}

/** @example moneyOf(1000, 'de', phrases) // '1.000 Dollar' */
const moneyOf = (dollars: number, locale: Locale, { money }: Phrases<Noun>): string =>
  fill(money, { amount: amountOf(dollars, locale) });

/** The price range after the word "prices": 'from $10 to $100', 'from $10,000', 'of $500'. */
function pricesOf({ min, max }: RoadmapInput['prices'], locale: Locale, phrases: Phrases<Noun>): string {
  const { from, single, range } = phrases.prices;
  const values = {
    low: moneyOf(min, locale, phrases),
    lowAmount: amountOf(min, locale),
    high: moneyOf(max, locale, phrases),
  };
  if (max > PRICE_BOUNDS.max) return fill(from, values);
  return fill(min === max ? single : range, values);
}

/** The product that the roadmap talks about. */
export const mainProductOf = ({ chosen }: RoadmapInput): ProductType =>
  PRODUCTS_BY_PRIORITY.find((product) => chosen.productTypes.includes(product)) ?? 'services';

const baseOf = (noun: Noun): string => (typeof noun === 'string' ? noun : (noun.base ?? ''));

/** A slot for each form of a noun: `{group}` and `{groupDat}`. */
const nounSlots = (slot: string, noun: Noun): Slots =>
  typeof noun === 'string'
    ? { [slot]: noun }
    : Object.fromEntries(
        Object.entries(noun).map(([grammar, form]) => [
          grammar === 'base' ? slot : slot + capitalize(grammar),
          form,
        ]),
      );

/**
 * The slots for a business.
 * @param named its buyers within a sentence; null if nobody named any
 * @param share of the usual number of contacts, 0 to 1
 */
export function slotsOf(input: RoadmapInput, phrases: Phrases<Noun>, named: Noun | null, share = 1): Slots {
  const { language, prices, chosen } = input;
  return {
    ...nounSlots('offer', phrases.offers[mainProductOf(input)]),
    prices: pricesOf(prices, language, phrases),
    // An open range has no upper end.
    topPrice: moneyOf(prices.max > PRICE_BOUNDS.max ? prices.min : prices.max, language, phrases),
    batch: String(Math.ceil(BATCHES[chosen.teamSize[0] ?? '1-5'] * share)),
    ...nounSlots('group', named ?? phrases.yourBuyers),
    ...nounSlots('buyers', named ?? phrases.buyers),
    // In templates; a gap to fill in if nobody named a buyer.
    who: named === null ? `[${baseOf(phrases.buyers)}]` : baseOf(named),
  };
}

/** Fills slots in a single pass, so that user input in a slot cannot contain another. */
export const fillSlots = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
