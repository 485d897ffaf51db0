import type { AnswerTextsOf } from '../../engine/content.ts';

/** What is sold, at which price, by how many people, to whom. */
export const offer: AnswerTextsOf<'productTypes' | 'priceRange' | 'teamSize' | 'customerType'> = {
  productTypes: {
    software_saas: ['you sell software', 'your product is software'],
    physical_products: ['you sell physical products', 'people can see and touch what you sell'],
    services: ['you sell services', 'you do work for clients'],
    consulting: ['you sell consulting services', 'clients pay for your expertise'],
    digital_products: ['you sell digital products', 'you sell products people can download or use online'],
    events_webinars: ['you run events', 'people book your events'],
    memberships_subscriptions: ['you sell memberships', 'your customers pay you every month or year'],
    marketplace: ['you run a marketplace', 'your marketplace needs both buyers and sellers'],
  },
  priceRange: {
    '10-100': ['your offer costs $100 or less', 'you need a lot of sales at your prices'],
    '100-1k': ['your offer costs up to $1,000', 'people can decide quickly at your prices'],
    '1k-10k': ['your prices start in the four figures', 'buyers do the math before they order'],
    '10k-plus': ['your prices are in the five figures', 'people take their time before they order'],
  },
  teamSize: {
    '1-5': ['your team has no more than five people', 'every hour counts in a team your size'],
    '6-20': ['your team has six to twenty people', 'you can split the work among six to twenty people'],
    '21-50': ['you employ 21 to 50 people', 'a team of 21 to 50 people needs written rules'],
    '50+': ['you employ more than 50 people', 'a team of more than 50 people needs time to adopt new habits'],
  },
  customerType: {
    b2b: ['you sell to businesses', 'your customers are businesses'],
    b2c: ['you sell to consumers', 'your customers are consumers'],
    b2b2c: ['you reach consumers through other businesses', 'partners sell to consumers for you'],
  },
};
