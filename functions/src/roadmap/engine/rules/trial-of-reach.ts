import type { StepRule } from '../step-rule.ts';

/** Trials for products that reach many customers. */
export const trialOfReach = [
  {
    id: 'one-chapter-free',
    theme: 'trial',
    unsuitableFor: ['shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { digital_products: 3 },
        biggestChallenges: { conversion: 2, lead_generation: 2, content_creation: 1 },
        customerAcquisition: { content: 1, organic: 1, influencer: 1 },
      },
      only: { productTypes: ['digital_products'] },
    },
    seen: [['call-to-action', 'contact-form']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'ten-reserved-seats',
    theme: 'trial',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { events_webinars: 3 },
        biggestChallenges: { lead_generation: 2, conversion: 1 },
        customerAcquisition: { events: 2, email: 1, networking: 1 },
      },
      only: { productTypes: ['events_webinars'] },
    },
    seen: [['testimonials', 'references']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'open-month',
    theme: 'trial',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { memberships_subscriptions: 3 },
        biggestChallenges: { conversion: 2, customer_retention: 2, lead_generation: 1 },
      },
      only: { productTypes: ['memberships_subscriptions'] },
    },
    seen: [['call-to-action', 'pricing']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'one-side-first',
    theme: 'trial',
    unsuitableFor: ['shops', 'local-trades'],
    when: {
      answers: {
        productTypes: { marketplace: 3 },
        biggestChallenges: { lead_generation: 2, competition: 1, conversion: 1 },
        businessPhase: { mvp: 1 },
      },
      only: { productTypes: ['marketplace'] },
    },
    seen: [['audience', 'value-proposition']],
    impact: 5,
    effort: 3,
    needs: [],
  },
] as const satisfies readonly StepRule[];
