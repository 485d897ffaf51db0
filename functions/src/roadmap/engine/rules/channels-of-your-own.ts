import type { StepRule } from '../step-rule.ts';

/** One step for each of the business's own channels: ads, search, content, contacts, visits. */
export const channelsOfYourOwn = [
  {
    id: 'ads-for-the-list',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        businessPhase: { ads: 3 },
        customerAcquisition: { paid: 3 },
        biggestChallenges: { lead_generation: 1, pricing_strategy: 1 },
      },
    },
    seen: [['call-to-action', 'call-to-action-early']],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
  },
  {
    id: 'visitors-into-names',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 1 },
        biggestChallenges: { lead_generation: 2, conversion: 1 },
      },
      only: { customerAcquisition: ['organic'] },
    },
    seen: [['title', 'description']],
    impact: 3,
    effort: 1,
    needs: [],
  },
  {
    id: 'readers-into-talks',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        customerAcquisition: { content: 3 },
        biggestChallenges: { conversion: 2, lead_generation: 1 },
        businessPhase: { content: 1 },
      },
      only: { customerAcquisition: ['content'] },
    },
    seen: [['call-to-action', 'booking']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'contacts-into-a-list',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { networking: 3 },
        biggestChallenges: { lead_generation: 2, sales_process: 1 },
        businessPhase: { growing: 1 },
      },
      only: { customerAcquisition: ['networking'] },
    },
    seen: [['social-profiles', 'about']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'visits-with-an-aim',
    theme: 'channels',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        customerAcquisition: { direct_sales: 3 },
        biggestChallenges: { conversion: 2, sales_process: 1 },
        priceRange: { '10k-plus': 1, '1k-10k': 1 },
      },
      only: { customerAcquisition: ['direct_sales'] },
    },
    seen: [['references', 'numbers']],
    impact: 4,
    effort: 1,
    needs: [],
  },
] as const satisfies readonly StepRule[];
