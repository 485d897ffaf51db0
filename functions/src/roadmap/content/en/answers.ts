import type { OptionOf } from '../../../../../src/domain/wizard/answers.ts';
import type { AnswerTextsOf } from '../../engine/content.ts';
import { offer } from './answers-offer.ts';

/** What each answer says about the visitor, as a main clause without a full stop; more than one where it may come up again. */
export const answers: AnswerTextsOf<keyof OptionOf> = {
  biggestChallenges: {
    lead_generation: [
      'you don’t have enough leads',
      'you get too few new inquiries',
      'your list of prospects is too short',
    ],
    social_media: ['social media brings you too little business', 'too few people respond to your posts'],
    conversion: [
      'too few of your prospects buy',
      'too many of your sales calls end without an order',
      'too few leads become customers',
    ],
    sales_process: [
      'you have no set sales process',
      'you handle every sale differently',
      'you’re selling without a fixed plan',
    ],
    customer_retention: [
      'your customers don’t come back often enough',
      'you’re losing customers you want to keep',
    ],
    team_scaling: [
      'your workload is growing faster than your team',
      'you have more work than your team can handle',
      'you need more people to grow',
    ],
    marketing_automation: [
      'too much of your marketing is done by hand',
      'you spend too much time on routine marketing',
    ],
    content_creation: ['it takes you too long to create content', 'you rarely find time to write'],
    pricing_strategy: ['you’re unsure about your prices', 'you find it hard to set prices'],
    competition: [
      'you find it hard to stand out from competitors',
      'buyers compare you with other providers',
      'your competitors promise much the same thing',
    ],
  },
  customerAcquisition: {
    organic: ['customers find you through search', 'search engines send you visitors'],
    paid: ['you pay for leads through ads', 'your ads bring in inquiries'],
    referral: ['your customers refer you', 'your customers are happy to recommend you'],
    content: ['you win customers with content', 'people read what you publish'],
    events: ['you meet customers at events', 'you talk to buyers at events'],
    partnerships: ['partners bring you customers', 'your partners recommend you'],
    email: ['you win customers by email', 'your emails bring in customers'],
    cold_calling: ['you win customers by phone', 'cold calls bring you customers'],
    networking: ['your network brings you customers', 'you win customers through people you know'],
    influencer: ['influencers bring you customers', 'influencers talk about you'],
    direct_sales: ['you sell in person', 'you sell face to face'],
    word_of_mouth: ['word of mouth brings you customers', 'people recommend you to each other'],
  },
  businessPhase: {
    mvp: ['your product is ready', 'you’re ready to sell'],
    growing: [
      'you’ve been in business for more than two years',
      'you already have more than two years of experience',
    ],
    ads: ['you’re running ads', 'your ads bring in visitors'],
    social: ['you’re active on social media', 'you already post regularly'],
    content: ['you already have an online presence', 'people can already find you online'],
    partnerships: ['you work with partners', 'other companies already work with you'],
    team: ['you’re hiring', 'new people are joining your team'],
    scaling: ['you’re scaling up', 'you want to grow right now'],
  },
  ...offer,
};
