import type { StepRule } from '../step-rule.ts';

export const outreach = [
  {
    id: 'three-messages',
    theme: 'outreach',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { lead_generation: 3, marketing_automation: 1 },
        customerAcquisition: { email: 3, networking: 1, referral: 1, paid: 1, organic: 1 },
        businessPhase: { scaling: 1, growing: 1 },
      },
    },
    seen: [['references', 'testimonials'], ['value-proposition']],
    impact: 5,
    effort: 2,
    needs: ['first-list'],
  },
  {
    id: 'opening-on-the-phone',
    theme: 'outreach',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { cold_calling: 3, direct_sales: 2 },
        biggestChallenges: { lead_generation: 1, conversion: 1 },
      },
      only: { customerAcquisition: ['cold_calling', 'direct_sales'] },
    },
    seen: [['customer-focus', 'value-proposition']],
    impact: 4,
    effort: 1,
    needs: ['first-list'],
  },
  {
    id: 'mail-that-arrives',
    theme: 'outreach',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { email: 3 },
        biggestChallenges: { marketing_automation: 1, lead_generation: 1 },
        businessPhase: { scaling: 1 },
      },
      only: { customerAcquisition: ['email'] },
    },
    seen: [['imprint', 'privacy'], ['https']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'profile-before-message',
    theme: 'outreach',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { networking: 3, email: 1 },
        businessPhase: { social: 2 },
        biggestChallenges: { social_media: 2, lead_generation: 1 },
        productTypes: { consulting: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [['social-profiles', 'about']],
    impact: 3,
    effort: 1,
    needs: ['first-list'],
  },
  {
    id: 'answer-the-same-day',
    theme: 'outreach',
    unsuitableFor: [],
    when: {
      answers: {
        businessPhase: { ads: 2 },
        customerAcquisition: { paid: 3, organic: 1, influencer: 1 },
        biggestChallenges: { conversion: 2, sales_process: 1 },
        teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      },
    },
    seen: [['contact-form', 'phone']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'next-door-to-a-job',
    theme: 'outreach',
    unsuitableFor: ['companies', 'shops', 'practices', 'online'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        productTypes: { services: 2, events_webinars: 1, physical_products: 1 },
        customerAcquisition: { word_of_mouth: 2, direct_sales: 2 },
        biggestChallenges: { lead_generation: 2 },
      },
    },
    seen: [['phone', 'contact-form']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'message-to-followers',
    theme: 'outreach',
    unsuitableFor: ['companies', 'local-trades'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        businessPhase: { social: 2 },
        customerAcquisition: { influencer: 2, email: 2 },
        biggestChallenges: { social_media: 2, lead_generation: 1 },
      },
    },
    seen: [['social-profiles', 'call-to-action']],
    impact: 3,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
