import type { GroupRule } from '../group-rule.ts';

/** Distributors and resellers. */
export const trade = [
  {
    id: 'wholesalers',
    products: ['physical_products', 'software_saas', 'marketplace', 'services'],
    words: `
      Großhändler Großhandel Distributoren Importeure Baustoffhändler Lebensmittelgroßhändler wholesalers distributors
      importers`,
  },
  {
    id: 'online-shops',
    products: ['software_saas', 'services', 'consulting', 'physical_products', 'marketplace'],
    words: `
      Onlineshops Onlinehändler Online-Händler Versandhändler Webshops Shopbetreiber online-stores online-shops
      e-commerce-brands webshops amazon-sellers`,
  },
] as const satisfies readonly GroupRule[];
