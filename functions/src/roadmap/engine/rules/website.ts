import type { StepRule } from '../step-rule.ts';

export const website = [
  {
    id: 'booking-link',
    theme: 'website',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 2, sales_process: 1 },
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 2, email: 2, cold_calling: 1, direct_sales: 1, networking: 1 },
      },
      only: { priceRange: ['100-1k', '1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    },
    repairs: ['booking'],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'page-for-one-group',
    theme: 'website',
    unsuitableFor: ['shops'],
    when: {
      answers: {
        businessPhase: { ads: 3 },
        customerAcquisition: { paid: 3, email: 2, influencer: 2 },
        biggestChallenges: { conversion: 2 },
      },
    },
    seen: [['call-to-action-early', 'audience', 'value-proposition']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'next-step-on-top',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { conversion: 3, lead_generation: 1, social_media: 1 },
        businessPhase: { content: 2, social: 1 },
        customerAcquisition: { organic: 2, influencer: 1, word_of_mouth: 1, content: 1 },
        priceRange: { '10-100': 1, '100-1k': 1 },
      },
    },
    repairs: ['call-to-action', 'call-to-action-early'],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'short-form',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { conversion: 2 },
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 2, organic: 1, influencer: 1 },
      },
    },
    repairs: ['form-length', 'contact-form'],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'ready-for-phones',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { social_media: 3 },
        businessPhase: { social: 2, ads: 1 },
        customerAcquisition: { influencer: 2, paid: 1, email: 1 },
      },
    },
    repairs: ['viewport', 'render-blocking', 'html-weight'],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'found-by-search',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 1 },
        businessPhase: { content: 2 },
        biggestChallenges: { lead_generation: 1, content_creation: 1 },
      },
    },
    repairs: ['title', 'description'],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'open-to-search',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 2 },
        businessPhase: { content: 2 },
        biggestChallenges: { lead_generation: 2, content_creation: 1 },
      },
    },
    repairs: ['indexable'],
    impact: 5,
    effort: 1,
    needs: [],
  },
  {
    id: 'reachable-by-phone',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { cold_calling: 3, direct_sales: 2, word_of_mouth: 1 },
        biggestChallenges: { conversion: 1, lead_generation: 1 },
      },
    },
    repairs: ['phone', 'email'],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'consent-first',
    theme: 'website',
    unsuitableFor: [],
    when: { answers: { businessPhase: { ads: 2 }, customerAcquisition: { paid: 2 } } },
    repairs: ['tracker-consent', 'privacy'],
    impact: 2,
    effort: 1,
    needs: [],
  },
  {
    id: 'link-preview',
    theme: 'website',
    unsuitableFor: [],
    when: {
      answers: {
        biggestChallenges: { social_media: 2 },
        businessPhase: { social: 2 },
        customerAcquisition: { influencer: 3, word_of_mouth: 2, networking: 1, referral: 1 },
      },
    },
    repairs: ['open-graph'],
    impact: 2,
    effort: 1,
    needs: [],
  },
  {
    id: 'entry-on-the-map',
    theme: 'website',
    unsuitableFor: ['companies', 'online'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        customerAcquisition: { organic: 2, word_of_mouth: 2 },
        biggestChallenges: { lead_generation: 2 },
      },
    },
    seen: [['postal-address', 'phone']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
