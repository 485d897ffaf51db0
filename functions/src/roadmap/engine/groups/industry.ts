import type { GroupRule } from '../group-rule.ts';

/** Companies that make, move and build things. */
export const industry = [
  {
    id: 'machine-builders',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    topics: ['industry', 'people'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '10k-plus': 2 },
      teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      customerAcquisition: { events: 1, cold_calling: 1 },
    },
  },
  {
    id: 'freight-and-warehouses',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    topics: ['transport', 'people'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '10k-plus': 1 },
      teamSize: { '6-20': 1, '21-50': 1 },
      customerAcquisition: { cold_calling: 2, direct_sales: 1 },
    },
  },
  {
    id: 'trades',
    products: ['software_saas', 'services', 'physical_products', 'digital_products'],
    topics: ['energy', 'money'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 2, '1k-10k': 1, '10-100': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      customerAcquisition: { word_of_mouth: 2, cold_calling: 1, referral: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
