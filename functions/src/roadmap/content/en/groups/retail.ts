import type { GroupTextsOf } from '../../../engine/content.ts';
import type { retail as rules } from '../../../engine/groups/retail.ts';

export const retail: GroupTextsOf<typeof rules> = {
  'specialist-shops': {
    name: 'Specialty shops and concept stores',
    short: 'specialty shops',
    who: 'Look for owner-run shops that choose their own products and post what’s new every week.',
    why: {
      physical_products:
        'They want products the chains don’t carry, and they explain them to customers in person.',
      marketplace: 'They can sell on your marketplace without an online store of their own.',
      events_webinars: 'They can invite their regulars to an evening event with you.',
      digital_products: 'They can sell your digital product as a gift card, which takes up no storage space.',
    },
    buys: {
      small:
        'Offer twelve pieces on consignment with a small display. Shops often say yes to that on the first visit.',
      large: 'Offer one display piece, and ship orders from your own stock.',
    },
  },
  chains: {
    name: 'Retail chains and buying groups',
    short: 'retail chains',
    who: 'Look for category buyers on the chains’ websites. The supplier pages often say when they choose new products.',
    why: {
      physical_products: 'One yes puts your products on hundreds of shelves, if you can deliver.',
      digital_products: 'They sell gift cards for digital products on a separate shelf.',
      services: 'They buy services for all their stores under one contract.',
      software_saas: 'If your software saves an hour a week in each store, that adds up across all of them.',
    },
    buys: {
      small: 'Ask for a test in ten stores in one region before you talk about volume.',
      large: 'Expect a formal bidding process, and find out beforehand who writes the requirements.',
    },
  },
};
