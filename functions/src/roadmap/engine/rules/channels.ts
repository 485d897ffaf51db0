import type { StepRule } from '../step-rule.ts';

/** One step for each channel through which others bring customers. */
export const channels = [
  {
    id: 'ask-for-introductions',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { referral: 3, word_of_mouth: 1 },
        biggestChallenges: { lead_generation: 1, customer_retention: 1 },
        businessPhase: { growing: 1 },
      },
      only: { customerAcquisition: ['referral'] },
    },
    seen: [['testimonials', 'references']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'what-people-say',
    theme: 'channels',
    unsuitableFor: [],
    when: {
      answers: {
        customerAcquisition: { word_of_mouth: 3 },
        biggestChallenges: { lead_generation: 2, competition: 1 },
      },
      only: { customerAcquisition: ['word_of_mouth'] },
    },
    seen: [['value-proposition', 'testimonials']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'after-the-event',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { events: 3, networking: 1 },
        productTypes: { events_webinars: 1 },
        biggestChallenges: { sales_process: 1, conversion: 1 },
      },
      only: { customerAcquisition: ['events'] },
    },
    seen: [['booking', 'contact-form']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'pair-with-a-partner',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { partnerships: 3 },
        businessPhase: { partnerships: 3 },
        customerType: { b2b2c: 1 },
        biggestChallenges: { lead_generation: 1 },
      },
      only: { businessPhase: ['partnerships'] },
    },
    seen: [['references', 'testimonials']],
    impact: 4,
    effort: 2,
    needs: [],
  },
  {
    id: 'material-for-partners',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { partnerships: 3 },
        customerType: { b2b2c: 2 },
        biggestChallenges: { team_scaling: 1, sales_process: 1 },
      },
      only: { customerAcquisition: ['partnerships'] },
    },
    seen: [['value-proposition', 'text-depth']],
    impact: 3,
    effort: 2,
    needs: [],
  },
  {
    id: 'neighbor-with-the-same-customers',
    theme: 'channels',
    unsuitableFor: ['companies'],
    when: {
      answers: {
        customerType: { b2c: 2, b2b2c: 1, b2b: 1 },
        customerAcquisition: { partnerships: 2, word_of_mouth: 1, referral: 1 },
        businessPhase: { partnerships: 2 },
        biggestChallenges: { lead_generation: 2 },
      },
    },
    seen: [['references', 'about']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
