import type { StepRule } from '../step-rule.ts';

export const sales = [
  {
    id: 'five-stages',
    theme: 'sales',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { sales_process: 3, team_scaling: 1 },
        businessPhase: { scaling: 2, team: 1 },
        customerAcquisition: { direct_sales: 2, cold_calling: 1 },
        teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      },
    },
    seen: [['contact-form', 'booking']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'first-talk-guide',
    theme: 'sales',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { conversion: 3, sales_process: 2 },
        productTypes: { consulting: 2, services: 1, software_saas: 1 },
        priceRange: { '10k-plus': 1, '1k-10k': 1 },
        customerType: { b2b: 1, b2b2c: 1 },
      },
    },
    seen: [['customer-focus', 'value-proposition']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'dates-for-following-up',
    theme: 'sales',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 1 },
        customerAcquisition: { cold_calling: 2, paid: 1, events: 1, direct_sales: 1 },
        priceRange: { '1k-10k': 1, '10k-plus': 1 },
      },
    },
    seen: [['references', 'testimonials']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'what-is-a-warm-lead',
    theme: 'sales',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        teamSize: { '21-50': 2, '50+': 2, '6-20': 1 },
        businessPhase: { scaling: 2, team: 1 },
        biggestChallenges: { sales_process: 2, team_scaling: 1, lead_generation: 1 },
      },
      only: { teamSize: ['6-20', '21-50', '50+'] },
    },
    seen: [['contact-form', 'call-to-action']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'quote-in-two-days',
    theme: 'sales',
    unsuitableFor: ['companies', 'shops', 'practices', 'online'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { services: 2, consulting: 1, physical_products: 1 },
        biggestChallenges: { conversion: 2, sales_process: 2 },
      },
    },
    seen: [['contact-form', 'phone']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'where-baskets-are-left',
    theme: 'sales',
    unsuitableFor: ['companies', 'local-trades'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: {
          physical_products: 2,
          digital_products: 2,
          memberships_subscriptions: 2,
          events_webinars: 1,
        },
        biggestChallenges: { conversion: 2, sales_process: 1 },
      },
      only: { productTypes: ['physical_products', 'digital_products'] },
    },
    seen: [['pricing', 'call-to-action']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
