/** The business check's options, with their points (the specification, section 9). */

export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => key in table);

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

/** Whether a business has customers enough: it wants fewer inquiries, and no more or other customers. */
export const isFull = (wants: readonly Want[]): boolean =>
  wants.includes('fewer') && !wants.includes('more') && !wants.includes('other');

/** Whether one of the wants is staff or suppliers, so that a form asks whom or what the visitor looks for. */
export const seeksOthers = (wants: readonly Want[]): boolean =>
  wants.includes('staff') || wants.includes('suppliers');

/** Whether a business wants staff or suppliers instead of customers. */
const wantsNoCustomers = (wants: readonly Want[]): boolean =>
  seeksOthers(wants) && !wants.some((want) => want === 'more' || want === 'better' || want === 'other');

/** Whether a result shows whom to sell to: not to somebody who is full, or wants no customers. */
export const wantsBuyers = (wants: readonly Want[]): boolean => !isFull(wants) && !wantsNoCustomers(wants);

/** What visitors may ask a step for, with the theme that a list shows it under. */
export const TOPIC_THEMES = {
  hiring: 'people',
  prices: 'money',
  reminders: 'loyalty',
  tenders: 'customers',
  refusing: 'inquiries',
  'trial-users': 'inquiries',
  season: 'people',
  suppliers: 'partners',
  region: 'people',
  'new-region': 'customers',
  firms: 'customers',
  'no-shows': 'loyalty',
  samples: 'customers',
  references: 'customers',
  'one-big-customer': 'loyalty',
  'cheap-rivals': 'money',
  'open-quotes': 'inquiries',
  'unpaid-advice': 'inquiries',
  scope: 'money',
  'rising-costs': 'money',
  'platform-fees': 'money',
  'one-off-jobs': 'loyalty',
  'small-orders': 'money',
  cancellations: 'loyalty',
  'public-rates': 'money',
  'wrong-inquiries': 'inquiries',
  'unknown-product': 'customers',
  'unknown-offer': 'customers',
  'customers-leave': 'loyalty',
  'shrinking-market': 'customers',
  'long-decisions': 'inquiries',
  'called-too-late': 'inquiries',
  'bad-reviews': 'loyalty',
  rumors: 'loyalty',
  'not-found': 'customers',
  certificates: 'customers',
  'keep-staff': 'people',
  peaks: 'people',
  'waiting-list': 'inquiries',
  'owner-does-all': 'people',
  successor: 'people',
  'second-site': 'people',
  paperwork: 'partners',
  partners: 'partners',
  'late-papers': 'loyalty',
  volunteers: 'people',
  'no-time': 'people',
  posting: 'customers',
} as const;
export type Topic = keyof typeof TOPIC_THEMES;
export type TopicTheme = (typeof TOPIC_THEMES)[Topic];
export const TOPICS = keysOf(TOPIC_THEMES);
export const MAX_TOPICS = 3;

/** Maximum lengths in characters: of a micro niche's name, and of what visitors write (src/contract/roadmap). */
export const MAX_NICHE = 120;
export const MAX_BUYERS = 300;
export const MAX_OFFER = 80;
export const MAX_STRENGTH = 100;
export const MAX_SEEKS = 160;
export const MAX_CUSTOM_CHALLENGE = 1000;
