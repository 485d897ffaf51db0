/** The business check's options, with their points (the specification, section 9). */

export const BUSINESS_PHASES = {
  mvp: 2,
  growing: 4,
  ads: 6,
  social: 2,
  content: 3,
  partnerships: 4,
  team: 5,
  scaling: 4,
} as const;
export type BusinessPhase = keyof typeof BUSINESS_PHASES;

export const PRODUCT_TYPES = {
  software_saas: 25,
  physical_products: 3,
  services: 20,
  consulting: 22,
  digital_products: 0,
  events_webinars: 0,
  memberships_subscriptions: 0,
  marketplace: 0,
} as const;
export type ProductType = keyof typeof PRODUCT_TYPES;

/** The value itself is stored; it has no points. */
export const CUSTOMER_TYPES = { b2b: 35, b2c: 3, b2b2c: 15 } as const;
export type CustomerType = keyof typeof CUSTOMER_TYPES;

/** The value itself is stored, and equals its points. */
export const TEAM_SIZES = { '1-5': 15, '6-20': 20, '21-50': 12, '50+': 6 } as const;
export type TeamSize = keyof typeof TEAM_SIZES;

export const CHALLENGES = [
  'lead_generation',
  'social_media',
  'conversion',
  'sales_process',
  'customer_retention',
  'team_scaling',
  'marketing_automation',
  'content_creation',
  'pricing_strategy',
  'competition',
] as const;
export type Challenge = (typeof CHALLENGES)[number];

export const ACQUISITIONS = [
  'organic',
  'paid',
  'referral',
  'content',
  'events',
  'partnerships',
  'email',
  'cold_calling',
  'networking',
  'influencer',
  'direct_sales',
  'word_of_mouth',
] as const;
export type Acquisition = (typeof ACQUISITIONS)[number];

/** Answers to "What would help you most?". */
export const WANTS = ['more', 'better', 'other', 'staff', 'fewer', 'suppliers'] as const;
export type Want = (typeof WANTS)[number];
export const MAX_WANTS = 2;

/** Whether a result shows whom to sell to: not to somebody who wants staff or suppliers instead of customers. */
export const wantsBuyers = (wants: readonly Want[]): boolean =>
  wants.some((want) => want === 'more' || want === 'better' || want === 'other') ||
  !wants.some((want) => want === 'staff' || want === 'suppliers');

/** Topics of a visitor's own words that the library has steps for. */
export const TOPICS = [
  'hiring',
  'prices',
  'reminders',
  'tenders',
  'refusing',
  'trial-users',
  'season',
  'suppliers',
  'region',
  'new-region',
  'firms',
  'no-shows',
  'samples',
  'references',
  'one-big-customer',
  'cheap-rivals',
  'open-quotes',
  'unpaid-advice',
  'scope',
  'rising-costs',
  'platform-fees',
  'one-off-jobs',
  'small-orders',
  'cancellations',
  'public-rates',
  'wrong-inquiries',
  'unknown-product',
  'customers-leave',
  'shrinking-market',
  'long-decisions',
  'called-too-late',
  'bad-reviews',
  'rumors',
  'not-found',
  'certificates',
  'keep-staff',
  'peaks',
  'waiting-list',
  'owner-does-all',
  'successor',
  'second-site',
  'paperwork',
  'partners',
  'late-papers',
  'volunteers',
  'no-time',
  'posting',
] as const;
export type Topic = (typeof TOPICS)[number];
export const MAX_TOPICS = 3;

/** Maximum length of a micro niche's name, in characters. */
export const MAX_NICHE = 120;

/** Maximum length of the answer to "Which customers would you like more of?", in characters. */
export const MAX_BUYERS = 300;

/** Maximum length of the answer to "What do you sell?", in characters. */
export const MAX_OFFER = 80;

/** Maximum length of the answer to "Why do customers choose you?", in characters. */
export const MAX_STRENGTH = 100;

/** Maximum length of the free text about challenges, in characters. */
export const MAX_CUSTOM_CHALLENGE = 1000;

export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => key in table);
