import type { GroupRule } from '../group-rule.ts';

/** Fast-growing companies, chains and franchises. */
export const growth = [
  {
    id: 'funded-start-ups',
    products: ['software_saas', 'consulting', 'services', 'memberships_subscriptions'],
    words: `
      Start-ups Startups Gründer startups start-ups founders`,
  },
  {
    id: 'franchise-headquarters',
    products: ['software_saas', 'services', 'consulting', 'events_webinars'],
    words: `
      Franchisegeber Franchisesysteme Franchisezentralen Filialbetriebe Filialisten franchises franchisors`,
  },
] as const satisfies readonly GroupRule[];
