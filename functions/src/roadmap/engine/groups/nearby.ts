import type { GroupRule } from '../group-rule.ts';

/** Houses that have customers or guests of their own around them. */
export const nearby = [
  {
    id: 'brokers-and-banks',
    products: ['software_saas', 'services', 'consulting', 'events_webinars', 'marketplace'],
    topics: ['money', 'law'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      priceRange: { '1k-10k': 1, '100-1k': 1 },
      customerAcquisition: { referral: 2, networking: 1, partnerships: 1, events: 1 },
    },
  },
  {
    id: 'hotels',
    products: ['physical_products', 'services', 'events_webinars', 'software_saas', 'marketplace'],
    topics: ['travel', 'food', 'beauty', 'health'],
    when: {
      customerType: { b2b: 1, b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      customerAcquisition: { direct_sales: 1, influencer: 1, events: 1 },
    },
  },
  {
    id: 'restaurants',
    products: ['physical_products', 'software_saas', 'services', 'marketplace'],
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['food', 'travel', 'people'],
    needsTopic: true,
    when: {
      customerType: { b2b: 1, b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { direct_sales: 2, influencer: 1 },
    },
  },
  {
    id: 'event-organisers',
    products: ['events_webinars', 'services', 'software_saas', 'marketplace', 'memberships_subscriptions'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '1k-10k': 1, '10k-plus': 1 },
      customerAcquisition: { events: 3, partnerships: 1, influencer: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
