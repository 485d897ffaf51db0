import type { StepRule } from '../step-rule.ts';

export const audience = [
  {
    id: 'choose-buyers',
    theme: 'audience',
    unsuitableFor: [],
    when: { answers: { customerType: { b2b: 2, b2c: 2, b2b2c: 2 } } },
    seen: [['audience', 'value-proposition']],
    impact: 5,
    effort: 1,
    needs: [],
  },
  {
    id: 'first-list',
    theme: 'audience',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { lead_generation: 3, sales_process: 1 },
        customerAcquisition: { email: 2, cold_calling: 2, direct_sales: 2, paid: 1 },
        customerType: { b2b: 2, b2b2c: 1, b2c: 1 },
      },
    },
    seen: [['audience', 'value-proposition']],
    impact: 5,
    effort: 2,
    needs: [],
    adds: {
      small: { teamSize: ['1-5'] },
      medium: { teamSize: ['6-20'] },
      large: { teamSize: ['21-50', '50+'] },
    },
  },
  {
    id: 'twins-of-the-best',
    theme: 'audience',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        businessPhase: { growing: 3, scaling: 1 },
        customerAcquisition: { referral: 2, word_of_mouth: 2, networking: 1 },
        biggestChallenges: { competition: 2, customer_retention: 2 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [['references', 'testimonials']],
    impact: 3,
    effort: 1,
    needs: [],
    adds: {
      software: { productTypes: ['software_saas'] },
      services: { productTypes: ['consulting', 'services'] },
    },
  },
  {
    id: 'reason-to-call-today',
    theme: 'audience',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { competition: 3, lead_generation: 2, conversion: 1 },
        businessPhase: { scaling: 2 },
        customerAcquisition: { cold_calling: 2, direct_sales: 1, email: 1 },
        priceRange: { '10k-plus': 2 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [['audience', 'customer-focus']],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
    adds: {
      software: { productTypes: ['software_saas'] },
      services: { productTypes: ['consulting', 'services'] },
      products: { productTypes: ['physical_products'] },
      reach: {
        productTypes: ['events_webinars', 'digital_products', 'memberships_subscriptions', 'marketplace'],
      },
    },
  },
  {
    id: 'who-signs',
    theme: 'audience',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        biggestChallenges: { sales_process: 2, conversion: 1 },
        customerAcquisition: { direct_sales: 2, cold_calling: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [['customer-focus', 'pricing']],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
  },
] as const satisfies readonly StepRule[];
