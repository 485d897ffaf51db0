import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import type { ProductType, TeamSize } from '../../../../src/domain/wizard/business-options.ts';
import { PRICE_BOUNDS } from '../../../../src/domain/wizard/price.ts';
import type { Noun, Phrases } from './content.ts';

/** Values of the `{slots}` in texts, by name. */
export type Slots = Readonly<Record<string, string>>;

/** A roadmap covers one product. Products that others usually accompany come first. */
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

/** @example formatAmount(1000, 'de') // '1.000' */
function formatAmount(number: number, locale: Locale): string {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format.format(Math.round(number));
}

/** @example formatMoney(1000, 'de', phrases) // '1.000 Dollar' */
const formatMoney = (dollars: number, locale: Locale, { money }: Phrases<Noun>): string =>
  fill(money, { amount: formatAmount(dollars, locale) });

/** Formats the price range after the word "prices": 'from $10 to $100', 'from $10,000', 'of $500'. */
function formatPrices({ min, max }: RoadmapInput['prices'], locale: Locale, phrases: Phrases<Noun>): string {
  const { from, single, range } = phrases.prices;
  const values = {
    low: formatMoney(min, locale, phrases),
    lowAmount: formatAmount(min, locale),
    high: formatMoney(max, locale, phrases),
  };
  if (max > PRICE_BOUNDS.max) return fill(from, values);
  return fill(min === max ? single : range, values);
}

/** Chooses the product that the roadmap covers. */
export const chooseMainProduct = ({ chosen }: RoadmapInput): ProductType =>
  PRODUCTS_BY_PRIORITY.find((product) => chosen.productTypes.includes(product)) ?? 'services';

const getBaseForm = (noun: Noun): string => (typeof noun === 'string' ? noun : (noun.base ?? ''));

/** Creates a slot for each form of a noun: `{group}` and `{groupDat}`. */
const createNounSlots = (slot: string, noun: Noun): Slots =>
  typeof noun === 'string'
    ? { [slot]: noun }
    : Object.fromEntries(
        Object.entries(noun).map(([grammar, form]) => [
          grammar === 'base' ? slot : slot + capitalize(grammar),
          form,
        ]),
      );

/**
 * Creates the slots for a business.
 * @param named the buyers within a sentence; null if none was named
 * @param share of the usual number of contacts, 0 to 1
 */
export function createSlots(
  input: RoadmapInput,
  phrases: Phrases<Noun>,
  named: Noun | null,
  share = 1,
): Slots {
  const { language, prices, chosen } = input;
  return {
    ...createNounSlots('offer', phrases.offers[chooseMainProduct(input)]),
    prices: formatPrices(prices, language, phrases),
    // An open range has no upper end.
    topPrice: formatMoney(prices.max > PRICE_BOUNDS.max ? prices.min : prices.max, language, phrases),
    batch: String(Math.ceil(BATCHES[chosen.teamSize[0] ?? '1-5'] * share)),
    ...createNounSlots('group', named ?? phrases.yourBuyers),
    ...createNounSlots('buyers', named ?? phrases.buyers),
    // Used in templates; a gap to fill in if no buyer was named.
    who: named === null ? `[${getBaseForm(phrases.buyers)}]` : getBaseForm(named),
  };
}

/** Fills slots in a single pass, so that user input in a slot cannot contain another. */
export const fillSlots = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (match, name: string) => slots[name] ?? match);
