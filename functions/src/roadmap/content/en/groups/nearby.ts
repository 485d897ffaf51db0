import type { GroupTextsOf } from '../../../engine/content.ts';
import type { nearby as rules } from '../../../engine/groups/nearby.ts';

export const nearby: GroupTextsOf<typeof rules> = {
  'brokers-and-banks': {
    name: 'Insurance brokers and regional banks',
    short: 'brokers and regional banks',
    who: 'Look for firms with hundreds of business customers and an advisor for each.',
    why: {
      software_saas: 'They can give your software to business customers to stay in touch all year.',
      services: 'They like services that prevent claims, because that saves them money, too.',
      consulting:
        'They refer customers to consultants they trust when a question is outside their own field.',
      events_webinars: 'They invite customers to events and are glad to have a topic besides finance.',
      marketplace: 'They can offer your marketplace under their own name to keep business customers.',
    },
    buys: {
      small: 'Agree on a special rate that’s only for their customers.',
      large: 'Offer to host an evening for their twenty best customers.',
    },
  },
  hotels: {
    name: 'Hotels and conference venues',
    short: 'hotels and venues',
    who: 'Look for independent hotels with 40 to 200 rooms that want to offer more than a bed.',
    why: {
      physical_products: 'Guests can try your products in the room and buy them at the front desk.',
      services: 'They’re short-staffed and outsource everything from laundry to bookings.',
      events_webinars: 'Your events can fill rooms on weekdays that would otherwise stay empty.',
      software_saas: 'They’re short-staffed, so show them how your software takes work off the front desk.',
      marketplace: 'They can find guests or suppliers on your marketplace without paying a middleman.',
    },
    buys: {
      small: 'Offer goods on consignment or a weekend trial.',
      large: 'The owner decides in the off-season, so write in January or November.',
    },
  },
  restaurants: {
    name: 'Restaurants, cafés, and caterers',
    short: 'restaurants and caterers',
    who: 'Look for businesses with two to ten locations. They have a purchasing budget and still decide quickly.',
    why: {
      physical_products: 'They put your products in front of guests every day.',
      software_saas: 'Show how your software saves the manager an hour each week.',
      services:
        'They pay for help with work they never have time for, such as bookkeeping, recruiting, or reviews.',
      marketplace: 'They can find staff, goods, or guests on your marketplace.',
    },
    buys: {
      small: 'Stop by between two and five in the afternoon with something to taste or try.',
      large: 'They usually can’t pay all at once, so offer monthly payments.',
    },
  },
  'event-organisers': {
    name: 'Trade show and conference organizers',
    short: 'event organizers',
    who: 'Look for organizers who need something new every year. They publish their next date and their exhibitor list.',
    why: {
      events_webinars:
        'They look for sessions that draw visitors, and they’re happy to book ready-made ones.',
      services: 'They buy services for three days and often rebook them for years.',
      software_saas: 'They look for new software after a show that went badly.',
      marketplace: 'Your marketplace can keep exhibitors and visitors connected for the rest of the year.',
      memberships_subscriptions:
        'With a membership, their visitors come back every month instead of once a year.',
    },
    buys: {
      small: 'Offer a package per exhibitor that they can resell.',
      large: 'Start nine months before the event, while they’re still planning.',
    },
  },
};
