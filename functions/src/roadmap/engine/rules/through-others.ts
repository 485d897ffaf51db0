import type { StepRule } from '../step-rule.ts';

/** Steps to sell through partners who own the customer relationship. */
export const throughOthers = [
  {
    id: 'companies-before-consumers',
    theme: 'audience',
    unsuitableFor: ['companies', 'local-trades', 'online'],
    when: {
      answers: { customerType: { b2c: 3 }, biggestChallenges: { lead_generation: 2, competition: 1 } },
      only: { customerType: ['b2c'] },
    },
    seen: [['audience', 'contact-form']],
    impact: 5,
    effort: 3,
    needs: [],
    adds: {
      lowPrices: { priceRange: ['10-100', '100-1k'] },
      highPrices: { priceRange: ['1k-10k', '10k-plus'] },
    },
  },
  {
    id: 'partners-with-reach',
    theme: 'audience',
    unsuitableFor: ['consumers', 'local-trades'],
    when: {
      answers: {
        customerType: { b2b2c: 3 },
        businessPhase: { partnerships: 2 },
        customerAcquisition: { partnerships: 2, influencer: 1 },
        productTypes: { marketplace: 1 },
      },
      only: { customerType: ['b2b2c'] },
    },
    seen: [['references', 'testimonials']],
    impact: 5,
    effort: 3,
    needs: [],
  },
] as const satisfies readonly StepRule[];
