import type { GroupRule } from '../group-rule.ts';

/** Companies that grow fast, or by repeating themselves. */
export const growth = [
  {
    id: 'funded-start-ups',
    products: ['software_saas', 'consulting', 'services', 'memberships_subscriptions'],
    topics: ['it', 'people', 'marketing'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '100-1k': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      businessPhase: { mvp: 1, scaling: 1, social: 1 },
      customerAcquisition: { email: 2, influencer: 1, content: 1 },
    },
  },
  {
    id: 'franchise-headquarters',
    products: ['software_saas', 'services', 'consulting', 'events_webinars'],
    topics: ['food', 'marketing', 'people'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      priceRange: { '10k-plus': 2, '1k-10k': 1 },
      teamSize: { '21-50': 2, '50+': 2 },
      businessPhase: { scaling: 1, partnerships: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
