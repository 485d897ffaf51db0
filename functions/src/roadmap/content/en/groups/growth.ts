import type { GroupTextsOf } from '../../../engine/content.ts';
import type { growth as rules } from '../../../engine/groups/growth.ts';

export const growth: GroupTextsOf<typeof rules> = {
  'funded-start-ups': {
    name: 'Startups that just raised money',
    short: 'funded startups',
    who: 'Look for companies with 10 to 80 people that announced a funding round in the last six months.',
    why: {
      software_saas: 'They’re setting up their systems now and have no old software to replace.',
      consulting: 'They’ve promised investors more than the team can do alone, so they bring in consultants.',
      services: 'They pay for services by the month until they’ve hired someone.',
      memberships_subscriptions:
        'Founders pay for a membership to learn from others who have solved the same problem.',
    },
    buys: {
      small: 'Let them pay by card, so they can buy the same day without a call.',
      large: 'Offer month-to-month terms. That’s worth more to them than a discount.',
    },
  },
  'franchise-headquarters': {
    name: 'Franchise headquarters and multi-location chains',
    short: 'franchise headquarters',
    who: 'Look for franchisors with 20 to 300 locations that choose or recommend what their franchisees use.',
    why: {
      software_saas: 'Once they recommend your software, one location after another can start using it.',
      services: 'They want the same service in every city and prefer a single provider.',
      consulting: 'They hire consultants to bring their weakest locations up to average.',
      events_webinars: 'They bring their locations together twice a year and need a program for it.',
    },
    buys: {
      small: 'Quote a price per location per month.',
      large: 'Suggest three pilot locations: a strong one, an average one, and a weak one.',
    },
  },
};
