import type { StepRule } from '../step-rule.ts';

export const pricing = [
  {
    id: 'three-packages',
    theme: 'pricing',
    unsuitableFor: ['shops'],
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 3, conversion: 1 },
        productTypes: { services: 1, consulting: 1, software_saas: 1 },
      },
    },
    seen: [['pricing']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'price-in-sight',
    theme: 'pricing',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 2, conversion: 2 },
        priceRange: { '10-100': 2, '100-1k': 2, '1k-10k': 1 },
        customerAcquisition: { organic: 1, paid: 1 },
      },
    },
    repairs: ['pricing'],
    impact: 3,
    effort: 1,
    needs: [],
    adds: { lowPrices: { priceRange: ['10-100', '100-1k'], customerType: ['b2b', 'b2b2c'] } },
  },
  {
    id: 'small-first-order',
    theme: 'pricing',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        biggestChallenges: { conversion: 2, pricing_strategy: 1 },
        productTypes: { consulting: 2, services: 2, software_saas: 1 },
      },
      only: { priceRange: ['1k-10k', '10k-plus'] },
    },
    seen: [['call-to-action', 'pricing']],
    impact: 5,
    effort: 2,
    needs: [],
    adds: {
      consulting: { productTypes: ['consulting'] },
      software: { productTypes: ['software_saas'] },
      services: { productTypes: ['services'] },
    },
  },
  {
    id: 'company-package',
    theme: 'pricing',
    unsuitableFor: ['consumers', 'local-trades'],
    when: {
      answers: {
        priceRange: { '10-100': 3, '100-1k': 2 },
        productTypes: {
          digital_products: 2,
          memberships_subscriptions: 2,
          events_webinars: 2,
          physical_products: 1,
        },
        customerType: { b2b2c: 2 },
      },
      only: { priceRange: ['10-100', '100-1k'] },
      unless: { productTypes: ['marketplace', 'services', 'consulting'] },
    },
    seen: [['pricing', 'contact-form']],
    impact: 5,
    effort: 2,
    needs: [],
  },
  {
    id: 'worth-in-figures',
    theme: 'pricing',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 3, competition: 2 },
        priceRange: { '10k-plus': 2, '1k-10k': 1 },
        customerAcquisition: { direct_sales: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [['numbers', 'references']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'sets-and-vouchers',
    theme: 'pricing',
    unsuitableFor: ['companies', 'local-trades'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        priceRange: { '10-100': 2, '100-1k': 2 },
        productTypes: { physical_products: 2, events_webinars: 1, digital_products: 1 },
      },
      only: { productTypes: ['physical_products'] },
    },
    seen: [['pricing']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
