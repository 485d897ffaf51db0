import type { GroupTextsOf } from '../../../engine/content.ts';
import type { professional as rules } from '../../../engine/groups/professional.ts';

export const professional: GroupTextsOf<typeof rules> = {
  'tax-and-law-firms': {
    name: 'Tax and law firms with 10 to 50 people',
    short: 'tax and law firms',
    who: 'Firms that turn clients away because they can’t find staff. The partners are on the website with their direct lines.',
    why: {
      software_saas: 'Their work runs on deadlines, so software that secures one gets noticed every month.',
      consulting: 'They advise others all day and rarely get consulting on their own organization.',
      services: 'Every hour a service takes off their hands is an hour they can bill.',
      digital_products: 'Digital products that save one billable hour pay for themselves.',
      memberships_subscriptions: 'They’re used to paying by the year, so a membership needs no explaining.',
    },
    buys: {
      small: 'The office manager orders amounts like yours.',
      large: 'The partners decide together once a month. Ask for ten minutes of that meeting.',
    },
  },
  'engineering-offices': {
    name: 'Architecture and engineering firms',
    short: 'engineering firms',
    who: 'Firms with 8 to 60 people. Signs on building sites and competition results show their current projects.',
    why: {
      software_saas: 'They try software as soon as it imports their own drawings or lists.',
      services: 'Near a deadline, they buy services on short notice and stay with whoever delivered.',
      digital_products: 'Digital libraries and courses save training nobody has time for.',
      physical_products:
        'Others order the products they put in a specification, so one firm means many customers.',
    },
    buys: {
      small: 'Offer a price per project, because that’s how they calculate.',
      large: 'The owners want to see it at work on one of their own projects.',
    },
  },
  'practices-and-care': {
    name: 'Medical practices and home care services',
    short: 'practices and care services',
    who: 'Practices with several doctors and care services with their own fleet. The office manager or head of nursing is your way in.',
    why: {
      software_saas: 'Software that takes work off the front desk shows what it’s worth on the first day.',
      services: 'They pay for services that keep trained staff with patients.',
      physical_products:
        'Practices talk, so products that prove themselves in one get asked for in the next.',
      events_webinars:
        'They need training events for the whole team, ideally on an afternoon without appointments.',
      memberships_subscriptions:
        'A membership for the whole team is one more reason to stay, and good staff are hard to find.',
    },
    buys: {
      small: 'Send a letter or call before eight. Emails to the practice go unread for days.',
      large: 'Talk about monthly payments, and start after the quarter closes.',
    },
  },
  'property-managers': {
    name: 'Property managers and housing companies',
    short: 'property managers',
    who: 'Managers of 500 to 10,000 units who answer the same questions from tenants and owners every day.',
    why: {
      software_saas: 'Software that saves a minute per tenant adds up fast: they have thousands.',
      services: 'One service contract covers all their buildings at once.',
      physical_products:
        'They order products for stairs, basements, or boiler rooms for a hundred buildings as for one.',
      marketplace: 'They buy something for a building every day, so a marketplace sees them often.',
      memberships_subscriptions:
        'They pay by the year for whatever saves them work, and a membership fits that habit.',
    },
    buys: {
      small: 'Quote the price per unit and month, so it looks small.',
      large: 'Often the owners have to agree. Bring one page for their meeting.',
    },
  },
};
