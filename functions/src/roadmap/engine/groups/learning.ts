import type { GroupRule } from '../group-rule.ts';

/** Where people learn. */
export const learning = [
  {
    id: 'schools-and-universities',
    products: [
      'digital_products',
      'events_webinars',
      'software_saas',
      'memberships_subscriptions',
      'physical_products',
    ],
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['learning', 'it'],
    needsTopic: true,
    when: {
      customerType: { b2c: 1, b2b2c: 2 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      customerAcquisition: { content: 1, networking: 1, events: 1 },
    },
  },
  {
    id: 'training-institutes',
    products: [
      'digital_products',
      'events_webinars',
      'memberships_subscriptions',
      'software_saas',
      'consulting',
    ],
    topics: ['learning', 'people'],
    when: {
      customerType: { b2b: 1, b2b2c: 2, b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      customerAcquisition: { content: 2, email: 1, partnerships: 1 },
      businessPhase: { content: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
