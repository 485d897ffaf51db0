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
    social_media: ['social media brings you too little business', 'your posts start too few conversations'],
    conversion: [
      'too few of your prospects buy',
      'too many of your sales calls end without an order',
      'interest rarely turns into a signature',
    ],
    sales_process: [
      'you have no set sales process',
      'no two of your deals run the same way',
      'too much of your selling is left to chance',
    ],
    customer_retention: ['your customers leave too soon', 'you’re losing customers you want to keep'],
    team_scaling: [
      'your workload is growing faster than your team',
      'you have more work than people',
      'your growth depends on too few people',
    ],
    marketing_automation: [
      'too much of your marketing is done by hand',
      'you repeat the same marketing chores every week',
    ],
    content_creation: ['content takes you too long to create', 'writing is the first thing to slip'],
    pricing_strategy: ['you’re unsure about your prices', 'pricing makes you hesitate'],
    competition: [
      'competitors make it hard for you to stand out',
      'buyers compare you with others',
      'your competitors promise much the same',
    ],
  },
  customerAcquisition: {
    organic: ['customers find you through search', 'search brings you visitors'],
    paid: ['you pay for leads through ads', 'your ads bring in inquiries'],
    referral: ['your customers refer you', 'your customers are happy to recommend you'],
    content: ['you win customers with content', 'people read what you publish'],
    events: ['you meet customers at events', 'events get you talking to buyers'],
    partnerships: ['partners bring you customers', 'your partners recommend you'],
    email: ['you win customers by email', 'email works for you'],
    cold_calling: ['you win customers by phone', 'cold calls work for you'],
    networking: ['your network brings you customers', 'people know you'],
    influencer: ['people with a following talk about you', 'others lend you their reach'],
    direct_sales: ['you sell in person', 'you know how to sell face to face'],
    word_of_mouth: ['word gets around about you', 'people talk about you'],
  },
  businessPhase: {
    mvp: ['your product is ready', 'what you sell is ready for the market'],
    growing: [
      'you’ve been in business for more than two years',
      'you have more than two years of customers to learn from',
    ],
    ads: ['you’re running ads', 'your ads bring in visitors'],
    social: ['you’re active on social media', 'you already post regularly'],
    content: ['you already have an online presence', 'people can already find you online'],
    partnerships: ['you work with partners', 'other companies already work with you'],
    team: ['you’re hiring', 'new people are joining your team'],
    scaling: ['you’re scaling up', 'growth is your goal right now'],
  },
  ...offer,
};
