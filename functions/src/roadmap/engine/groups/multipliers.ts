import type { GroupRule } from '../group-rule.ts';

/** Organisations that carry an offer to many others. */
export const multipliers = [
  {
    id: 'associations',
    products: [
      'events_webinars',
      'memberships_subscriptions',
      'digital_products',
      'consulting',
      'marketplace',
    ],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      customerAcquisition: { partnerships: 2, networking: 2, events: 2 },
      businessPhase: { partnerships: 1 },
    },
  },
  {
    id: 'it-houses',
    products: ['software_saas', 'digital_products', 'services'],
    topics: ['it', 'law'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      customerAcquisition: { partnerships: 3, referral: 1 },
      businessPhase: { partnerships: 2, scaling: 1 },
      teamSize: { '6-20': 1 },
    },
  },
  {
    id: 'agencies',
    products: ['software_saas', 'services', 'digital_products', 'marketplace'],
    topics: ['marketing', 'it'],
    when: {
      customerType: { b2b: 2, b2b2c: 2 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { partnerships: 2, content: 1, email: 1 },
      businessPhase: { social: 1 },
    },
  },
  {
    id: 'trade-media',
    products: [
      'digital_products',
      'events_webinars',
      'memberships_subscriptions',
      'marketplace',
      'consulting',
    ],
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 2 },
      priceRange: { '10-100': 2 },
      customerAcquisition: { content: 2, influencer: 3, organic: 1 },
      businessPhase: { content: 1 },
    },
  },
  {
    id: 'founder-centres',
    products: ['memberships_subscriptions', 'services', 'events_webinars', 'consulting', 'software_saas'],
    only: { priceRange: ['10-100', '100-1k', '1k-10k'], teamSize: ['1-5', '6-20'] },
    topics: ['law', 'it'],
    when: {
      customerType: { b2b: 1, b2b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      businessPhase: { mvp: 1 },
      customerAcquisition: { networking: 2, events: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
