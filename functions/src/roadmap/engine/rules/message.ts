import type { StepRule } from '../step-rule.ts';

export const message = [
  {
    id: 'one-sentence',
    theme: 'message',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { competition: 2, conversion: 2, lead_generation: 1 },
        businessPhase: { mvp: 2, ads: 1, content: 1 },
        customerAcquisition: { email: 1, cold_calling: 1 },
        productTypes: { software_saas: 1, consulting: 1 },
      },
    },
    repairs: ['value-proposition', 'h1', 'customer-focus'],
    impact: 5,
    effort: 1,
    needs: [],
  },
  {
    id: 'name-the-audience',
    theme: 'message',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { lead_generation: 2, competition: 2, content_creation: 1 },
        customerAcquisition: { organic: 2, paid: 1, networking: 1 },
        customerType: { b2b: 1, b2b2c: 1 },
      },
    },
    repairs: ['audience'],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'against-doing-nothing',
    theme: 'message',
    unsuitableFor: ['shops'],
    when: {
      answers: {
        biggestChallenges: { competition: 3, pricing_strategy: 1 },
        businessPhase: { growing: 1, scaling: 1 },
        priceRange: { '1k-10k': 1, '10k-plus': 1 },
      },
    },
    seen: [['numbers', 'value-proposition']],
    impact: 4,
    effort: 2,
    needs: [],
    adds: { pilot: { businessPhase: ['mvp'] } },
  },
  {
    id: 'jobs-you-want',
    theme: 'message',
    unsuitableFor: [],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        biggestChallenges: { pricing_strategy: 2, team_scaling: 2, competition: 1 },
        customerAcquisition: { word_of_mouth: 2 },
      },
    },
    seen: [['value-proposition', 'audience']],
    impact: 3,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
