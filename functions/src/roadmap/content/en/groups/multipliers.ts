import type { GroupTextsOf } from '../../../engine/content.ts';
import type { multipliers as rules } from '../../../engine/groups/multipliers.ts';

export const multipliers: GroupTextsOf<typeof rules> = {
  associations: {
    name: 'Trade associations and chambers your customers belong to',
    short: 'trade associations',
    who: 'Associations whose members are the companies or people you want. Their event calendar shows what’s on members’ minds.',
    why: {
      events_webinars: 'They need events for their members every month and rarely have enough speakers.',
      memberships_subscriptions: 'A discounted membership gives their own members a reason to stay.',
      digital_products: 'Guides and courses they can pass on under their own name save them work.',
      consulting: 'One free consulting hour for members puts you in front of many owners at once.',
      marketplace: 'Their members are one side of your marketplace, already listed in one directory.',
    },
    buys: {
      small: 'Don’t sell to the association. Agree on a member rate and let them announce it.',
      large: 'Ask to speak at their next meeting. The orders come from the audience.',
    },
  },
  'it-houses': {
    name: 'IT service companies with customers of their own',
    short: 'IT service companies',
    who: 'Regional IT firms that look after fifty to three hundred businesses and are the first ones those businesses ask.',
    why: {
      software_saas: 'Your software earns them money every month from customers they already visit.',
      digital_products: 'Digital training rounds out projects they have no trainers for.',
      services: 'They pass on services they don’t offer, as long as the customer stays theirs.',
    },
    buys: {
      small: 'Show them the margin per customer and month, not the unit price.',
      large: 'Do the first two projects together, then let them sell alone.',
    },
  },
  agencies: {
    name: 'Marketing and web agencies with 5 to 30 people',
    short: 'marketing and web agencies',
    who: 'Agencies whose client lists show exactly the customers you want.',
    why: {
      software_saas: 'They look for software they can use for every client and bill to each.',
      services: 'They sell services under their own name that they can’t staff themselves.',
      digital_products: 'Digital products they can use on every project save them hours each time.',
      marketplace: 'A marketplace brings them inquiries in weeks without a project.',
    },
    buys: {
      small: 'They test it on a project of their own first. Give them an agency account.',
      large: 'They resell it, so give them a proposal template with their logo.',
    },
  },
  'trade-media': {
    name: 'Trade publishers and industry media',
    short: 'trade media',
    who: 'Magazines, newsletters, and podcasts your buyers read or hear every week.',
    why: {
      digital_products: 'They sell digital products to their readers and would rather not write them all.',
      events_webinars: 'They fill webinars from their mailing list and share the revenue.',
      memberships_subscriptions: 'Bundled with a subscription, your membership gives both a reason to renew.',
      marketplace:
        'Their readers are buyers for your marketplace, and their own directory is usually out of date.',
      consulting: 'They look for a consulting firm that explains one case a month.',
    },
    buys: {
      small: 'Offer a share of every sale instead of sending an invoice.',
      large: 'A joint webinar with ten good-fit companies is worth more than an ad.',
    },
  },
  'founder-centers': {
    name: 'Coworking spaces and startup hubs',
    short: 'startup hubs',
    who: 'Buildings with thirty to two hundred young companies and one person who knows them all.',
    why: {
      memberships_subscriptions: 'A membership included in the rent sets one hub apart from the next.',
      services: 'Tenants need services in small portions and ask the hub for a recommendation.',
      events_webinars: 'They want evening events that fill the room and cost nothing.',
      consulting: 'A consulting hour in the building brings you founders who act right away.',
      software_saas: 'Young companies choose their software once. Whoever is there on day one stays.',
    },
    buys: {
      small: 'Offer the hub one price for all tenants on one invoice.',
      large: 'Prices {prices} fit only tenants with funding. Ask the hub who they are.',
    },
  },
};
