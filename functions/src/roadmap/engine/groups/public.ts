import type { GroupRule } from '../group-rule.ts';

/** Public bodies, health and clubs. */
export const publicBodies = [
  {
    id: 'municipalities',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    only: { teamSize: ['6-20', '21-50', '50+'] },
    topics: ['energy', 'building'],
    when: {
      customerType: { b2b: 1, b2b2c: 1 },
      priceRange: { '10k-plus': 1, '1k-10k': 1 },
      teamSize: { '21-50': 1, '50+': 1 },
      customerAcquisition: { direct_sales: 1 },
    },
  },
  {
    id: 'health-insurers',
    products: ['digital_products', 'events_webinars', 'services', 'memberships_subscriptions'],
    only: { customerType: ['b2c', 'b2b2c'] },
    topics: ['health'],
    needsTopic: true,
    when: {
      customerType: { b2c: 2, b2b2c: 3 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      teamSize: { '6-20': 1, '21-50': 1 },
      customerAcquisition: { partnerships: 1, events: 1 },
    },
  },
  {
    id: 'clubs-and-studios',
    products: [
      'physical_products',
      'memberships_subscriptions',
      'events_webinars',
      'digital_products',
      'software_saas',
    ],
    only: { priceRange: ['10-100', '100-1k'] },
    topics: ['health'],
    needsTopic: true,
    when: {
      customerType: { b2c: 3, b2b2c: 1 },
      priceRange: { '10-100': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { word_of_mouth: 2, influencer: 1 },
      businessPhase: { social: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
