import type { StepRule } from '../step-rule.ts';

export const content = [
  {
    id: 'ten-questions',
    theme: 'content',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { content_creation: 3, competition: 1 },
        customerAcquisition: { organic: 2, content: 2 },
        businessPhase: { content: 3 },
      },
    },
    seen: [['text-depth', 'readability']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'one-talk-five-pieces',
    theme: 'content',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { content_creation: 3, social_media: 2, marketing_automation: 1 },
        customerAcquisition: { content: 2, influencer: 1 },
        businessPhase: { social: 1 },
        teamSize: { '1-5': 1 },
      },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [['testimonials', 'references']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'one-profile-well-kept',
    theme: 'content',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { social_media: 3 },
        businessPhase: { social: 3 },
        customerAcquisition: { networking: 1, influencer: 1, content: 1 },
      },
    },
    seen: [['social-profiles'], ['about']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'voice-with-reach',
    theme: 'content',
    unsuitableFor: ['consumers', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { influencer: 3, partnerships: 1 },
        biggestChallenges: { social_media: 2, competition: 1 },
        productTypes: { events_webinars: 1, digital_products: 1 },
      },
      only: { customerAcquisition: ['influencer'] },
    },
    seen: [['testimonials', 'references']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'season-calendar',
    theme: 'content',
    unsuitableFor: [],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        biggestChallenges: { content_creation: 2, social_media: 2, lead_generation: 1 },
        customerAcquisition: { content: 1, influencer: 1 },
      },
    },
    seen: [['text-depth', 'call-to-action']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'before-and-after',
    theme: 'content',
    unsuitableFor: ['companies', 'shops', 'practices', 'online'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { services: 2, physical_products: 1 },
        biggestChallenges: { content_creation: 2, social_media: 2 },
        businessPhase: { social: 2 },
      },
    },
    seen: [['references', 'testimonials']],
    impact: 3,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
