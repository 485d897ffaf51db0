import type { AnswerTextsOf } from '../../engine/content.ts';

/** What is sold, at which price, by how many people, to whom. */
export const offer: AnswerTextsOf<'productTypes' | 'priceRange' | 'teamSize' | 'customerType'> = {
  productTypes: {
    software_saas: ['you sell software', 'your product is software'],
    physical_products: ['you sell physical products', 'buyers can hold your product in their hands'],
    services: ['you sell a service', 'clients hand their work over to you'],
    consulting: ['you sell consulting', 'your expertise is what people buy'],
    digital_products: ['you sell digital products', 'your product needs no shipping'],
    events_webinars: ['you sell events', 'people book seats with you'],
    memberships_subscriptions: ['you sell memberships', 'your customers pay you regularly'],
    marketplace: ['you run a marketplace', 'your marketplace has two sides to fill'],
  },
  priceRange: {
    '10-100': ['your offer costs $100 or less', 'each of your sales is small'],
    '100-1k': ['your offer costs up to $1,000', 'at your prices people decide quickly'],
    '1k-10k': ['your offer runs to four figures', 'buyers do the math before they order from you'],
    '10k-plus': ['your offer runs to five figures', 'nobody orders from you on impulse'],
  },
  teamSize: {
    '1-5': ['there are five of you at most', 'every hour counts on a team your size'],
    '6-20': ['your team has six to twenty people', 'six to twenty people can split the work'],
    '21-50': ['you employ 21 to 50 people', 'with 21 to 50 people the rules have to be in writing'],
    '50+': ['you employ more than 50 people', 'with more than 50 people new habits take time'],
  },
  customerType: {
    b2b: ['you sell to businesses', 'your customers are businesses'],
    b2c: ['you sell to consumers', 'your customers are consumers'],
    b2b2c: ['you reach consumers through other businesses', 'partners take your offer to the end customer'],
  },
};
