import type { GroupRule } from '../group-rule.ts';

/** Companies through which consumers are reached, or that buy for them. */
export const retail = [
  {
    id: 'specialist-shops',
    products: ['physical_products', 'marketplace', 'events_webinars', 'digital_products'],
    only: { customerType: ['b2c', 'b2b2c'], priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 3, b2b2c: 1 },
      priceRange: { '10-100': 3, '100-1k': 1 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { influencer: 1, word_of_mouth: 1 },
      businessPhase: { social: 1 },
    },
  },
  {
    id: 'chains',
    products: ['physical_products', 'digital_products', 'services', 'software_saas'],
    only: { customerType: ['b2c', 'b2b2c'], teamSize: ['6-20', '21-50', '50+'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 2, '10k-plus': 1 },
      teamSize: { '21-50': 2, '50+': 3 },
      businessPhase: { scaling: 2 },
      customerAcquisition: { direct_sales: 1 },
    },
  },
  {
    id: 'gift-givers',
    products: ['physical_products', 'digital_products', 'events_webinars', 'memberships_subscriptions'],
    only: { priceRange: ['10-100', '100-1k'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 3, b2b: 1 },
      priceRange: { '10-100': 3, '100-1k': 2 },
      customerAcquisition: { word_of_mouth: 1, organic: 1, email: 1 },
    },
  },
  {
    id: 'benefit-providers',
    products: [
      'memberships_subscriptions',
      'digital_products',
      'physical_products',
      'services',
      'marketplace',
    ],
    only: { customerType: ['b2c', 'b2b2c'], priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['health', 'learning', 'food'],
    when: {
      customerType: { b2c: 3, b2b2c: 3 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      customerAcquisition: { partnerships: 1, paid: 1 },
      businessPhase: { partnerships: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
