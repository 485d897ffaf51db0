import type { GroupTextsOf } from '../../../engine/content.ts';
import type { trade as rules } from '../../../engine/groups/trade.ts';

export const trade: GroupTextsOf<typeof rules> = {
  wholesalers: {
    name: 'Wholesalers and distributors with their own sales force',
    short: 'wholesalers',
    who: 'Look for companies that visit hundreds of dealers every month. Their catalogs show what’s missing from their product line.',
    why: {
      physical_products: 'They can take your products to more dealers than you could visit in a year.',
      software_saas:
        'Their reps still work from price lists and spreadsheets, so offer software that replaces one.',
      marketplace: 'They can find buyers on your marketplace that their reps don’t visit.',
      services:
        'They can offer dealers your services, such as training or product data, so those dealers stay.',
    },
    buys: {
      small: 'Bring a wholesale price that leaves room for two margins.',
      large: 'For the first quarter, offer to take back what they don’t sell.',
    },
  },
  'online-shops': {
    name: 'Online stores with their own warehouse',
    short: 'online stores',
    who: 'Look for stores with 5 to 50 people. Public reviews and delivery times show what they struggle with.',
    why: {
      software_saas:
        'They measure everything, so you can prove within a month what your software does for them.',
      services: 'Before the holidays, they outsource work they can’t find enough staff for.',
      consulting: 'Ads have gotten expensive, so they want help selling more to existing customers.',
      physical_products: 'They add new products that come packaged and labeled.',
      marketplace: 'They can sell more on your marketplace without opening another store.',
    },
    buys: {
      small: 'They decide within days and cancel just as fast, so agree on one goal for the first month.',
      large: 'Write between January and September. Nobody has time to decide before the holidays.',
    },
  },
};
