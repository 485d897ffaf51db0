import type { StepRule } from '../step-rule.ts';

/** Trials for products that are sold one by one. */
export const trial = [
  {
    id: 'demo-with-their-data',
    theme: 'trial',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { software_saas: 3 },
        biggestChallenges: { conversion: 2, competition: 2 },
        customerAcquisition: { direct_sales: 1, paid: 1 },
      },
      only: { productTypes: ['software_saas'] },
    },
    seen: [['call-to-action', 'booking']],
    impact: 5,
    effort: 2,
    needs: [],
    adds: { lowPrices: { priceRange: ['10-100', '100-1k'] } },
  },
  {
    id: 'sample-in-the-post',
    theme: 'trial',
    unsuitableFor: ['consumers', 'local-trades'],
    when: {
      answers: {
        productTypes: { physical_products: 3 },
        biggestChallenges: { conversion: 2, competition: 2, lead_generation: 1 },
        customerAcquisition: { events: 1, cold_calling: 1 },
      },
      only: { productTypes: ['physical_products'], priceRange: ['10-100', '100-1k'] },
    },
    seen: [['contact-form', 'call-to-action']],
    impact: 5,
    effort: 2,
    needs: [],
  },
  {
    id: 'their-material-on-your-machine',
    theme: 'trial',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { physical_products: 3 },
        biggestChallenges: { conversion: 2, competition: 2, sales_process: 1 },
        customerAcquisition: { events: 1, direct_sales: 1 },
      },
      only: { productTypes: ['physical_products'], priceRange: ['1k-10k', '10k-plus'] },
    },
    seen: [['contact-form', 'booking', 'call-to-action']],
    impact: 5,
    effort: 2,
    needs: [],
  },
  {
    id: 'service-on-one-page',
    theme: 'trial',
    unsuitableFor: ['shops'],
    when: {
      answers: {
        productTypes: { services: 3 },
        biggestChallenges: { conversion: 2, pricing_strategy: 1, competition: 1, sales_process: 1 },
      },
      only: { productTypes: ['services'] },
    },
    seen: [['text-depth', 'value-proposition']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'diagnosis-first',
    theme: 'trial',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        productTypes: { consulting: 3 },
        biggestChallenges: { lead_generation: 2, conversion: 1, content_creation: 1 },
        customerAcquisition: { networking: 1, content: 1, referral: 1 },
      },
      only: { productTypes: ['consulting'] },
    },
    seen: [['booking', 'call-to-action']],
    impact: 5,
    effort: 2,
    needs: [],
  },
  {
    id: 'try-on-the-spot',
    theme: 'trial',
    unsuitableFor: ['companies', 'local-trades'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { physical_products: 2, memberships_subscriptions: 1, services: 1 },
        biggestChallenges: { conversion: 2, lead_generation: 1 },
      },
      only: { productTypes: ['physical_products', 'memberships_subscriptions'] },
    },
    seen: [['pricing', 'contact-form']],
    impact: 4,
    effort: 2,
    needs: [],
  },
] as const satisfies readonly StepRule[];
