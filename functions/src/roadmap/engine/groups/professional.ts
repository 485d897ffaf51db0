import type { GroupRule } from '../group-rule.ts';

/** Offices, practices and companies that work for others. */
export const professional = [
  {
    id: 'tax-and-law-firms',
    products: ['software_saas', 'consulting', 'services', 'digital_products', 'memberships_subscriptions'],
    topics: ['money', 'law', 'it'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { referral: 2, networking: 1, organic: 1 },
    },
  },
  {
    id: 'engineering-offices',
    products: ['software_saas', 'services', 'digital_products', 'physical_products'],
    topics: ['energy', 'industry'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      customerAcquisition: { content: 1, events: 1, networking: 1 },
      businessPhase: { content: 1 },
    },
  },
  {
    id: 'practices-and-care',
    products: [
      'software_saas',
      'services',
      'physical_products',
      'events_webinars',
      'memberships_subscriptions',
    ],
    topics: ['health', 'people'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 2, '1k-10k': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      customerAcquisition: { word_of_mouth: 1, events: 1 },
    },
  },
  {
    id: 'property-managers',
    products: ['software_saas', 'services', 'physical_products', 'marketplace', 'memberships_subscriptions'],
    topics: ['building', 'energy'],
    when: {
      customerType: { b2b: 2, b2b2c: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      customerAcquisition: { cold_calling: 1, direct_sales: 1, email: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
