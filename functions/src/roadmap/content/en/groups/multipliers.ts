import type { GroupTextsOf } from '../../../engine/content.ts';
import type { multipliers as rules } from '../../../engine/groups/multipliers.ts';

export const multipliers: GroupTextsOf<typeof rules> = {
  associations: {
    name: 'Trade associations and chambers your customers belong to',
    short: 'trade associations',
    who: 'Look for associations whose members are the customers you want. Their event calendars show what members care about.',
    why: {
      events_webinars: 'They need events for their members every month and rarely have enough speakers.',
      memberships_subscriptions:
        'They can offer your membership at a discount, so their own members have a reason to stay.',
      digital_products: 'They can offer your guides and courses under their own name.',
      consulting: 'Offer each member a free hour of consulting to meet a lot of business owners.',
      marketplace:
        'Their members could be one side of your marketplace, and you’ll find them all in one directory.',
    },
    buys: {
      small: 'Agree on a member rate, and let the association announce it.',
      large: 'Ask to speak at their next meeting, where your future customers will be in the audience.',
    },
  },
  'it-houses': {
    name: 'IT service companies with business customers',
    short: 'IT service companies',
    who: 'Look for regional IT firms with 50 to 300 business customers who ask them for advice.',
    why: {
      software_saas:
        'They can earn money every month by selling your software to customers they already visit.',
      digital_products: 'They can add your digital training to projects when they have no trainers.',
      services: 'They refer out work they don’t do themselves, as long as the customer stays theirs.',
    },
    buys: {
      small: 'Show them what they’d earn per customer per month.',
      large: 'Do the first two projects together, then let them sell on their own.',
    },
  },
  agencies: {
    name: 'Marketing and web agencies with 5 to 30 people',
    short: 'marketing and web agencies',
    who: 'Look for agencies with 5 to 30 people whose clients are the customers you want.',
    why: {
      software_saas: 'They look for software they can use for every client and bill to each one.',
      services: 'They sell services under their own name that they don’t have the staff for.',
      digital_products: 'They can use your digital products on every project and save hours each time.',
      marketplace: 'They can find work on your marketplace when they don’t have a project.',
    },
    buys: {
      small: 'Give them an agency account, so they can test it on a project of their own.',
      large: 'Give them a proposal template with their logo, so they can resell your offer.',
    },
  },
  'trade-media': {
    name: 'Trade publishers and industry media',
    short: 'trade media',
    who: 'Look for magazines, newsletters, and podcasts that your buyers follow every week.',
    why: {
      digital_products:
        'They can sell your digital products to their readers without writing everything themselves.',
      events_webinars: 'They fill webinars from their mailing list and share the revenue.',
      memberships_subscriptions:
        'They can bundle your membership with a subscription, so readers have two reasons to renew.',
      marketplace:
        'Their readers could buy on your marketplace, which could also replace an outdated directory.',
      consulting: 'They look for consultants who can write one case study a month.',
    },
    buys: {
      small: 'Offer a share of every sale instead of sending an invoice.',
      large: 'Instead of buying an ad, suggest a joint webinar for ten companies that are a good fit.',
    },
  },
  'founder-centers': {
    name: 'Coworking spaces and startup hubs',
    short: 'startup hubs',
    who: 'Look for buildings with 30 to 200 young companies and one person who knows them all.',
    why: {
      memberships_subscriptions:
        'They can include your membership in the rent and stand out from other hubs.',
      services: 'Their tenants need help a little at a time and ask the hub who to hire.',
      events_webinars: 'They want evening events that fill the room and cost them nothing.',
      consulting: 'Offer consulting hours in the building to meet founders who act right away.',
      software_saas: 'Young companies choose their software early and often stay with it.',
    },
    buys: {
      small: 'Offer the hub one price for all tenants on one invoice.',
      large: 'At prices {prices}, only tenants with funding can buy. Ask the hub who they are.',
    },
  },
};
