import type { StepRule } from '../step-rule.ts';

export const retention = [
  {
    id: 'first-ninety-days',
    theme: 'retention',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3 },
        productTypes: { software_saas: 2, memberships_subscriptions: 2 },
        businessPhase: { scaling: 1 },
      },
    },
    seen: [['testimonials', 'references']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'talk-every-quarter',
    theme: 'retention',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3, competition: 1 },
        productTypes: { services: 2, consulting: 2 },
        businessPhase: { growing: 1 },
      },
      only: { productTypes: ['services', 'consulting'] },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [['references', 'testimonials']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'second-department',
    theme: 'retention',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { lead_generation: 2, customer_retention: 1 },
        businessPhase: { scaling: 2, growing: 2 },
        priceRange: { '10k-plus': 2, '1k-10k': 1 },
        teamSize: { '21-50': 1, '50+': 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'], businessPhase: ['growing', 'scaling'] },
    },
    seen: [['references', 'testimonials']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'why-they-left',
    theme: 'retention',
    unsuitableFor: ['shops'],
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3 },
        productTypes: {
          memberships_subscriptions: 2,
          physical_products: 1,
          digital_products: 1,
          marketplace: 1,
        },
        businessPhase: { growing: 1 },
      },
      only: { biggestChallenges: ['customer_retention'] },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [['contact-form', 'phone', 'email']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'second-purchase',
    theme: 'retention',
    unsuitableFor: ['companies', 'local-trades'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { physical_products: 2, digital_products: 1 },
        biggestChallenges: { customer_retention: 2, lead_generation: 1 },
      },
      only: { productTypes: ['physical_products'] },
    },
    seen: [['contact-form', 'email']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'look-after-old-jobs',
    theme: 'retention',
    unsuitableFor: ['companies', 'shops', 'practices', 'online'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { services: 2, consulting: 1 },
        businessPhase: { growing: 2 },
        biggestChallenges: { customer_retention: 2, lead_generation: 1 },
      },
    },
    seen: [['phone', 'email']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
