import type { GroupTextsOf } from '../../../engine/content.ts';
import type { retail as rules } from '../../../engine/groups/retail.ts';

export const retail: GroupTextsOf<typeof rules> = {
  'specialist-shops': {
    name: 'Specialty shops and concept stores',
    short: 'specialty shops',
    who: 'Owner-run shops that pick their own range and post what’s new every week.',
    why: {
      physical_products:
        'They look for products the chains don’t carry and explain them to customers in person.',
      marketplace: 'A marketplace gives them a second shop window without an online store of their own.',
      events_webinars: 'An evening event with you brings regulars into the shop.',
      digital_products: 'A digital product sold as a gift card sits on the counter and takes no storage.',
    },
    buys: {
      small: 'Twelve pieces on consignment with a small display often get a yes on the first visit.',
      large: 'One display piece and orders from your stock are enough.',
    },
  },
  chains: {
    name: 'Retail chains and buying groups',
    short: 'retail chains',
    who: 'Category buyers with a fixed listing calendar, published on the supplier pages of their websites.',
    why: {
      physical_products: 'One listing puts your products on hundreds of shelves, if you can deliver.',
      digital_products: 'Gift cards for digital products have a shelf of their own there.',
      services: 'They buy services for all stores under one contract.',
      software_saas: 'Software that saves each store an hour a week counts a hundred times over.',
    },
    buys: {
      small: 'Ask for a regional test in ten stores before you talk about volume.',
      large: 'Expect a formal bid, and find out beforehand who writes the requirements.',
    },
  },
};
