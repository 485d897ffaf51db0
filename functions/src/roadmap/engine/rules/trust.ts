import type { StepRule } from '../step-rule.ts';

export const trust = [
  {
    id: 'case-on-one-page',
    theme: 'trust',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { conversion: 3, competition: 2 },
        businessPhase: { growing: 2, scaling: 1 },
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        customerAcquisition: { content: 1, direct_sales: 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [['references', 'testimonials', 'numbers']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'pilot-customers',
    theme: 'trust',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        businessPhase: { mvp: 3 },
        biggestChallenges: { conversion: 1, competition: 1 },
        teamSize: { '1-5': 1 },
      },
      only: { businessPhase: ['mvp'] },
    },
    seen: [['references', 'testimonials']],
    impact: 5,
    effort: 3,
    needs: [],
  },
  {
    id: 'three-voices',
    theme: 'trust',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { word_of_mouth: 3, referral: 2, networking: 1 },
        biggestChallenges: { conversion: 2, competition: 1 },
        businessPhase: { growing: 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    repairs: ['testimonials', 'references'],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'pass-the-sender-check',
    theme: 'trust',
    unsuitableFor: ['consumers'],
    when: {
      answers: {
        customerAcquisition: { email: 3, cold_calling: 3, direct_sales: 1 },
        biggestChallenges: { lead_generation: 1 },
        priceRange: { '10k-plus': 1 },
      },
    },
    repairs: ['imprint', 'https', 'postal-address', 'privacy', 'about'],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'faces',
    theme: 'trust',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { networking: 3, direct_sales: 2, referral: 1 },
        productTypes: { consulting: 2, services: 1 },
        teamSize: { '1-5': 1 },
      },
    },
    repairs: ['about', 'social-profiles'],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'ask-for-reviews',
    theme: 'trust',
    unsuitableFor: ['companies'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        customerAcquisition: { word_of_mouth: 2, organic: 2, referral: 2 },
        biggestChallenges: { competition: 2, lead_generation: 1 },
      },
    },
    seen: [['testimonials', 'references']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
