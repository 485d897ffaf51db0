import type { GroupRule } from '../group-rule.ts';

/** Decision-makers defined by their task or their situation more than by their industry. */
export const corporate = [
  {
    id: 'hr-heads',
    products: [
      'consulting',
      'events_webinars',
      'memberships_subscriptions',
      'digital_products',
      'software_saas',
      'services',
    ],
    topics: ['people', 'learning', 'health'],
    when: {
      customerType: { b2b: 2, b2c: 1, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      businessPhase: { team: 1 },
      customerAcquisition: { networking: 1, email: 1, content: 1 },
    },
  },
  {
    id: 'family-firms-handing-over',
    products: ['consulting', 'services', 'software_saas', 'events_webinars', 'memberships_subscriptions'],
    only: { priceRange: ['100-1k', '1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    topics: ['money', 'law'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '10k-plus': 3 },
      customerAcquisition: { networking: 1, referral: 1, direct_sales: 1 },
    },
  },
  {
    id: 'holdings',
    products: ['consulting', 'software_saas', 'services'],
    only: { priceRange: ['1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    topics: ['money', 'industry'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '10k-plus': 3 },
      teamSize: { '21-50': 1, '50+': 1 },
      businessPhase: { scaling: 1 },
      customerAcquisition: { networking: 1, direct_sales: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
