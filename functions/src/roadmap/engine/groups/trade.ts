import type { GroupRule } from '../group-rule.ts';

/** Companies that sell what others make. */
export const trade = [
  {
    id: 'wholesalers',
    products: ['physical_products', 'software_saas', 'marketplace', 'services'],
    topics: ['food', 'building', 'transport'],
    when: {
      customerType: { b2b: 1, b2b2c: 2, b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      teamSize: { '21-50': 1, '50+': 2 },
      customerAcquisition: { partnerships: 1, events: 1 },
      businessPhase: { scaling: 1 },
    },
  },
  {
    id: 'makers-without-online-sales',
    products: ['marketplace', 'services', 'consulting', 'software_saas'],
    topics: ['industry', 'marketing'],
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      customerAcquisition: { organic: 1, paid: 1 },
    },
  },
  {
    id: 'online-shops',
    products: ['software_saas', 'services', 'consulting', 'physical_products', 'marketplace'],
    topics: ['marketing', 'transport'],
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      customerAcquisition: { paid: 1, email: 1 },
      businessPhase: { ads: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
