import type { GroupTextsOf } from '../../../engine/content.ts';
import type { trade as rules } from '../../../engine/groups/trade.ts';

export const trade: GroupTextsOf<typeof rules> = {
  wholesalers: {
    name: 'Wholesalers and distributors with their own sales force',
    short: 'wholesalers',
    who: 'Companies that visit hundreds of dealers every month. Their catalogs show what’s missing from the range.',
    why: {
      physical_products: 'One listing takes your products to more dealers than you could visit in a year.',
      software_saas:
        'Their reps still work from price lists and spreadsheets, so software that replaces one stands out.',
      marketplace: 'On a marketplace, they find buyers their reps don’t visit.',
      services: 'Services for their dealers, such as training or product data, tie those dealers to them.',
    },
    buys: {
      small: 'Bring a wholesale price that leaves room for two margins.',
      large: 'Offer a first quarter with the right of return.',
    },
  },
  'online-shops': {
    name: 'Online stores with their own warehouse',
    short: 'online stores',
    who: 'Stores with 5 to 50 people. Public reviews and delivery times show where they struggle.',
    why: {
      software_saas: 'They measure everything, so your software can prove its benefit within a month.',
      services: 'Before the season, they outsource services they couldn’t staff in time.',
      consulting:
        'Ads have gotten expensive, so they welcome consulting that sells more to existing customers.',
      physical_products: 'They round out their range with products that come packaged and labeled.',
      marketplace: 'Every additional marketplace brings revenue without another store.',
    },
    buys: {
      small: 'They decide within days and cancel just as fast. Agree on one figure for the first month.',
      large: 'Write between January and September. Nobody decides before the holidays.',
    },
  },
};
