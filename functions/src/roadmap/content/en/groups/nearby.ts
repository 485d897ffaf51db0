import type { GroupTextsOf } from '../../../engine/content.ts';
import type { nearby as rules } from '../../../engine/groups/nearby.ts';

export const nearby: GroupTextsOf<typeof rules> = {
  'brokers-and-banks': {
    name: 'Insurance brokers and regional banks',
    short: 'brokers and regional banks',
    who: 'Firms with hundreds of business customers and an adviser for each.',
    why: {
      software_saas: 'They give business customers software to stay in touch between contracts.',
      services: 'A service that prevents claims is in their own interest.',
      consulting: 'Questions outside their field go to consulting they trust.',
      events_webinars: 'They invite customers to events and are glad of a topic that isn’t finance.',
      marketplace: 'A marketplace under their name keeps business customers close.',
    },
    buys: {
      small: 'Agree on a special rate their customers get nowhere else.',
      large: 'Don’t sell to the bank. Host an evening for its twenty best customers.',
    },
  },
  hotels: {
    name: 'Hotels and conference venues',
    short: 'hotels and venues',
    who: 'Independent hotels with 40 to 200 rooms that want to offer more than a bed.',
    why: {
      physical_products: 'Guests try products in the room and buy them at the front desk.',
      services: 'They’re short-staffed and outsource services from laundry to booking.',
      events_webinars: 'Your events fill rooms and beds on weekdays that would otherwise stay empty.',
      software_saas:
        'They run with a thin staff, so software that takes a chore off the front desk gets a hearing.',
      marketplace: 'A marketplace brings them guests or suppliers without a middleman’s cut.',
    },
    buys: {
      small: 'Offer goods on consignment or a test over one weekend.',
      large: 'The owner decides in the off-season. Write in January or November.',
    },
  },
  restaurants: {
    name: 'Restaurants, cafés, and caterers',
    short: 'restaurants and caterers',
    who: 'Businesses with two to ten locations: big enough for a purchasing budget, small enough for a quick yes.',
    why: {
      physical_products: 'They put products in front of guests every evening and tell the story.',
      software_saas: 'Software that gives the manager an hour back each week earns its price.',
      services: 'They buy services they never have a quiet hour for: bookkeeping, recruiting, reviews.',
      marketplace: 'A marketplace gets them whatever is missing: staff, goods, or guests.',
    },
    buys: {
      small: 'Stop by between two and five in the afternoon with something to taste or try.',
      large: 'Only monthly payments are realistic.',
    },
  },
  'event-organisers': {
    name: 'Trade show and conference organizers',
    short: 'event organizers',
    who: 'Organizers whose next date and exhibitors are public, and who need something new every year.',
    why: {
      events_webinars: 'They look for sessions that draw visitors and welcome ready-made events.',
      services: 'They buy services for three days and rebook them for years.',
      software_saas: 'After every show that went badly, they look for new software.',
      marketplace: 'A marketplace keeps exhibitors and visitors together for the rest of the year.',
      memberships_subscriptions: 'A membership turns once-a-year visitors into monthly ones.',
    },
    buys: {
      small: 'Offer a package per exhibitor that they can resell.',
      large: 'Start nine months before the date, while the plan is being made.',
    },
  },
};
