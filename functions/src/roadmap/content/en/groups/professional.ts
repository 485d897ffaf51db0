import type { GroupTextsOf } from '../../../engine/content.ts';
import type { professional as rules } from '../../../engine/groups/professional.ts';

export const professional: GroupTextsOf<typeof rules> = {
  'tax-and-law-firms': {
    name: 'Tax and law firms with 10 to 50 people',
    short: 'tax and law firms',
    who: 'Look for firms with 10 to 50 people that turn clients away because they can’t find staff. You’ll usually find the partners’ direct numbers on the website.',
    why: {
      software_saas:
        'They’re always working against deadlines, so show how your software helps them meet one.',
      consulting: 'They advise others all day and rarely get advice on their own organization.',
      services: 'Every hour your service saves them is an hour they can bill.',
      digital_products: 'A digital product that saves them one billable hour pays for itself.',
      memberships_subscriptions: 'They’re used to paying by the year, so a membership is easy to explain.',
    },
    buys: {
      small: 'At your prices, the office manager can place the order.',
      large: 'The partners decide together at a monthly meeting. Ask for ten minutes on the agenda.',
    },
  },
  'engineering-offices': {
    name: 'Architecture and engineering firms',
    short: 'engineering firms',
    who: 'Look for firms with 8 to 60 people. Construction signs and design competition results show what they’re working on.',
    why: {
      software_saas: 'They’ll try software if it imports their own drawings or lists.',
      services: 'They buy services on short notice before a deadline and stay with providers who deliver.',
      digital_products: 'They buy digital libraries and courses to save time on training.',
      physical_products: 'When they specify your products for a project, others order them.',
    },
    buys: {
      small: 'Offer a price per project, because that’s how they budget.',
      large: 'The owners want to see results on one of their own projects.',
    },
  },
  'practices-and-care': {
    name: 'Medical practices and home care agencies',
    short: 'medical practices and home care agencies',
    who: 'Look for practices with several doctors, and for home care agencies with several teams on the road. Ask for the office manager or the director of nursing.',
    why: {
      software_saas: 'Show them how much work your software takes off the front desk on the first day.',
      services: 'They pay for services that give trained staff more time with patients.',
      physical_products: 'Practices talk to each other, so one happy customer can bring you the next.',
      events_webinars:
        'They need training events for the whole team, ideally on an afternoon without appointments.',
      memberships_subscriptions: 'A membership for the whole team can help them keep good staff.',
    },
    buys: {
      small: 'Send a letter or call before eight, because they may not read emails for days.',
      large: 'Offer monthly payments, and start when they’re not busy with billing.',
    },
  },
  'property-managers': {
    name: 'Property managers and large landlords',
    short: 'property managers',
    who: 'Look for managers of 500 to 10,000 units who answer the same questions from tenants and owners every day.',
    why: {
      software_saas: 'They have thousands of tenants, so saving a minute per tenant adds up.',
      services: 'They can cover all their buildings with one service contract.',
      physical_products:
        'They order products for stairwells, basements, or boiler rooms in many buildings at once.',
      marketplace: 'They buy something for a building every day, so they could use your marketplace often.',
      memberships_subscriptions: 'They’re used to paying by the year for things that save them work.',
    },
    buys: {
      small: 'Quote the price per unit per month, so it looks small.',
      large: 'The owners often have to agree, so bring a one-page summary for their meeting.',
    },
  },
};
