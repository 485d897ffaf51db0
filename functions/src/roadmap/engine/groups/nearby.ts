import type { GroupRule } from '../group-rule.ts';

/** Local businesses with customers or guests of their own. */
export const nearby = [
  {
    id: 'brokers-and-banks',
    products: ['software_saas', 'services', 'consulting', 'events_webinars', 'marketplace'],
    words: `
      Versicherungsmakler Versicherungsvermittler Banken Sparkassen Volksbanken Makler banks insurance-brokers
      credit-unions insurance-agents`,
  },
  {
    id: 'hotels',
    products: ['physical_products', 'services', 'events_webinars', 'software_saas', 'marketplace'],
    words: `
      Hotels Hoteliers Landhotels Wellnesshotels Tagungshotels Pensionen Gasthöfe Hotellerie Kongresszentren hotels
      hoteliers inns resorts lodges conference-centers guesthouses bed-and-breakfasts hostels`,
  },
  {
    id: 'restaurants',
    products: ['physical_products', 'software_saas', 'services', 'marketplace'],
    words: `
      Restaurants Gastronomen Gastronomie Wirte Wirtshäuser Gasthäuser Cafés Bars Kneipen Caterer Kantinen Bistros
      Gaststätten Köche Küchenchefs restaurants cafes cafés pubs bars caterers chefs bistros diners coffee-shops`,
  },
  {
    id: 'event-organisers',
    products: ['events_webinars', 'services', 'software_saas', 'marketplace', 'memberships_subscriptions'],
    words: `
      Veranstalter Messeveranstalter Festivalveranstalter Konzertveranstalter Festivals Eventagenturen
      event-organizers event-organisers promoters festivals conference-organizers event-planners`,
  },
] as const satisfies readonly GroupRule[];
