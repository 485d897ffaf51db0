import type { StepRule } from '../step-rule.ts';

export const automation = [
  {
    id: 'one-register',
    theme: 'automation',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { marketing_automation: 3, sales_process: 2, customer_retention: 1 },
        businessPhase: { scaling: 1 },
        customerAcquisition: { email: 1, events: 1, cold_calling: 1, networking: 1 },
        teamSize: { '6-20': 1, '21-50': 1 },
      },
    },
    seen: [['contact-form', 'booking']],
    impact: 4,
    effort: 3,
    needs: [],
  },
  {
    id: 'automate-three-things',
    theme: 'automation',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { marketing_automation: 3, team_scaling: 2, content_creation: 1 },
        teamSize: { '1-5': 2 },
        productTypes: { memberships_subscriptions: 1, digital_products: 1, events_webinars: 1 },
      },
    },
    seen: [['contact-form', 'booking']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'where-talks-come-from',
    theme: 'automation',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { paid: 2, organic: 1, events: 1, influencer: 1, content: 1 },
        businessPhase: { ads: 2, scaling: 2 },
        biggestChallenges: { marketing_automation: 1, pricing_strategy: 1 },
      },
    },
    seen: [['tracker-consent'], ['contact-form']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'letter-to-buyers',
    theme: 'automation',
    unsuitableFor: ['companies'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        customerAcquisition: { email: 2, content: 1 },
        biggestChallenges: { marketing_automation: 2, customer_retention: 2 },
      },
    },
    seen: [['privacy', 'contact-form']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
