import type { RoadmapInput } from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { ProductType, TeamSize } from '../../../src/domain/business-options.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { PRICE_BOUNDS } from '../../../src/domain/price.ts';
import type { Words } from './step-rule.ts';

/** What stands in for `{slots}` in the texts of rules. */
export const SLOTS = [
  'offer',
  'offerDat',
  'prices',
  'topPrice',
  'batch',
  'group',
  'groupDat',
  'secondGroup',
  'secondGroupDat',
] as const;
export type Slots = Readonly<Record<(typeof SLOTS)[number], string>>;

/** A group of companies within a sentence, in the plural: "Maschinenbauer", and "mit Maschinenbauern". */
export interface GroupName extends Words {
  readonly deDat: string;
}

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

const OFFERS: Readonly<Record<ProductType, Words & { readonly deDat: string }>> = {
  software_saas: { en: 'your software', de: 'Ihre Software', deDat: 'Ihrer Software' },
  consulting: { en: 'your consulting', de: 'Ihre Beratung', deDat: 'Ihrer Beratung' },
  services: { en: 'your service', de: 'Ihre Dienstleistung', deDat: 'Ihrer Dienstleistung' },
  marketplace: {
    en: 'your marketplace',
    de: 'Ihren Marktplatz',

    deDat: 'Ihrem Marktplatz',
  },
  memberships_subscriptions: {
    en: 'your membership',
    de: 'Ihre Mitgliedschaft',
    deDat: 'Ihrer Mitgliedschaft',
  },
  events_webinars: { en: 'your events', de: 'Ihre Veranstaltungen', deDat: 'Ihren Veranstaltungen' },
  digital_products: {
    en: 'your digital products',
    de: 'Ihre digitalen Produkte',
    deDat: 'Ihren digitalen Produkten',
  },
  physical_products: { en: 'your products', de: 'Ihre Produkte', deDat: 'Ihren Produkten' },
};

/** How many companies a team of this size can address well in a week. */
const BATCHES: Readonly<Record<TeamSize, number>> = { '1-5': 15, '6-20': 30, '21-50': 60, '50+': 100 };

/** Formatters are costly to make; these two are all we need. */
const FORMATS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-US'),
  de: new Intl.NumberFormat('de-DE'),
};

/** @example moneyOf(1000, 'de') // '1.000 Dollar' */
function moneyOf(dollars: number, locale: Locale): string {
  const amount = FORMATS[locale].format(Math.round(dollars));
  return locale === 'de' ? `${amount} Dollar` : `$${amount}`;
}

/** A range as it follows the word "prices": 'from $10 to $100', 'from $10,000', 'of $500'. */
function pricesOf({ min, max }: RoadmapInput['prices'], locale: Locale): string {
  const low = moneyOf(min, locale);
  const isOpen = max > PRICE_BOUNDS.max;
  if (locale === 'de') {
    if (isOpen) return `ab ${low}`;
    return min === max
      ? `von ${low}`
      : `von ${FORMATS.de.format(Math.round(min))} bis ${moneyOf(max, locale)}`;
  }
  if (isOpen) return `from ${low}`;
  return min === max ? `of ${low}` : `from ${low} to ${moneyOf(max, locale)}`;
}

/** The product a business is spoken to about. */
export const mainProductOf = ({ chosen }: RoadmapInput): ProductType =>
  MAIN_FIRST.find((product) => chosen.productTypes.includes(product)) ?? 'services';

const NO_GROUP: GroupName = { en: '', de: '', deDat: '' };

/** The slots of one business; `groups` are its target groups, best first. */
export function slotsOf(input: RoadmapInput, groups: readonly GroupName[]): Slots {
  const { language, prices, chosen } = input;
  const offer = OFFERS[mainProductOf(input)];
  const [first = NO_GROUP, second = first] = groups;
  const dative = ({ deDat, en }: GroupName): string => (language === 'de' ? deDat : en);
  return {
    offer: offer[language],
    offerDat: language === 'de' ? offer.deDat : offer.en,
    prices: pricesOf(prices, language),
    // An open range ends nowhere, so its beginning is the figure to speak about.
    topPrice: moneyOf(prices.max > PRICE_BOUNDS.max ? prices.min : prices.max, language),
    batch: String(BATCHES[chosen.teamSize[0] ?? '1-5']),
    group: first[language],
    groupDat: dative(first),
    secondGroup: second[language],
    secondGroupDat: dative(second),
  };
}

const isSlot = (name: string): name is keyof Slots => SLOTS.some((slot) => slot === name);

/** Puts the slots into a text, once: what a slot brings along is not looked at again. */
export const filled = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isSlot(name) ? slots[name] : whole));
