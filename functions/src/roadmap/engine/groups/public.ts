import type { GroupRule } from '../group-rule.ts';

/** Public sector, health and clubs. */
export const publicBodies = [
  {
    id: 'municipalities',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    words: `
      Gemeinden Kommunen Städte Landkreise Stadtwerke Stadtverwaltungen Gemeindeverwaltungen Bauhöfe Zweckverbände
      Behörden municipalities towns cities counties councils local-authorities public-works-departments utilities
      school-boards public-agencies government-agencies state-agencies federal-agencies city-agencies`,
  },
  {
    id: 'health-insurers',
    products: ['digital_products', 'events_webinars', 'services', 'memberships_subscriptions'],
    words: `
      Krankenkassen health-insurers`,
  },
  {
    id: 'clubs-and-studios',
    products: [
      'physical_products',
      'memberships_subscriptions',
      'events_webinars',
      'digital_products',
      'software_saas',
    ],
    words: `
      Sportvereine Fitnessstudios Yogastudios Fußballvereine Turnvereine Tennisvereine Tanzschulen sports-clubs gyms
      fitness-studios yoga-studios dance-studios football-clubs soccer-clubs`,
  },
] as const satisfies readonly GroupRule[];
