import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import type { ProductType, TeamSize } from '../../../../src/domain/wizard/business-options.ts';
import { PRICE_BOUNDS } from '../../../../src/domain/wizard/price.ts';
import type { Noun, Phrases } from './content.ts';

/** What stands in for `{slots}` in the texts of steps and groups, by name. */
export type Slots = Readonly<Record<string, string>>;

/** A business with several offers is spoken to about this one: what the others go along with comes first. */
const MAIN_FIRST: readonly ProductType[] = [
  'software_saas',
  'physical_products',
  'marketplace',
  'consulting',
  'services',
  'events_webinars',
  'memberships_subscriptions',
  'digital_products',
];

/** How many companies a team of this size can address well in a week. */
const BATCHES: Readonly<Record<TeamSize, number>> = { '1-5': 15, '6-20': 30, '21-50': 60, '50+': 100 };

/** Formatters are costly to make, and there are only as many as languages. */
const formats = new Map<Locale, Intl.NumberFormat>();

/** @example amountOf(1000, 'de') // '1.000' */
function amountOf(number: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(Math.round(number));
}

/** @example moneyOf(1000, 'de', phrases) // '1.000 Dollar' */
const moneyOf = (dollars: number, locale: Locale, { money }: Phrases<Noun>): string =>
  fill(money, { amount: amountOf(dollars, locale) });

/** A range as it follows the word "prices": 'from $10 to $100', 'from $10,000', 'of $500'. */
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

/** The product a business is spoken to about. */
export const mainProductOf = ({ chosen }: RoadmapInput): ProductType =>
  MAIN_FIRST.find((product) => chosen.productTypes.includes(product)) ?? 'services';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const baseOf = (noun: Noun): string => (typeof noun === 'string' ? noun : (noun.base ?? ''));

/** A noun's slot, and one more for each of its cases: `{group}` and `{groupDat}`. */
const nounSlots = (slot: string, noun: Noun): Slots =>
  typeof noun === 'string'
    ? { [slot]: noun }
    : Object.fromEntries(
        Object.entries(noun).map(([grammar, form]) => [
          grammar === 'base' ? slot : slot + capitalised(grammar),
          form,
        ]),
      );

/**
 * The slots of one business.
 * @param named its buyers within a sentence; null where nobody named any
 * @param share how much of the usual number of contacts it has time for
 */
export function slotsOf(input: RoadmapInput, phrases: Phrases<Noun>, named: Noun | null, share = 1): Slots {
  const { language, prices, chosen } = input;
  return {
    ...nounSlots('offer', phrases.offers[mainProductOf(input)]),
    prices: pricesOf(prices, language, phrases),
    // An open range ends nowhere, so its beginning is the figure to speak about.
    topPrice: moneyOf(prices.max > PRICE_BOUNDS.max ? prices.min : prices.max, language, phrases),
    batch: String(Math.ceil(BATCHES[chosen.teamSize[0] ?? '1-5'] * share)),
    ...nounSlots('group', named ?? phrases.yourBuyers),
    ...nounSlots('buyers', named ?? phrases.buyers),
    // In a text to copy, a gap to fill.
    who: named === null ? `[${baseOf(phrases.buyers)}]` : baseOf(named),
  };
}

/** Puts the slots into a text, once: what a slot brings along is not looked at again. */
export const filled = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
