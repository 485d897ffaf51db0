import type { GroupRule } from '../group-rule.ts';

/** Education and training. */
export const learning = [
  {
    id: 'schools-and-universities',
    products: [
      'digital_products',
      'events_webinars',
      'software_saas',
      'memberships_subscriptions',
      'physical_products',
    ],
    words: `
      Schulen Grundschulen Gymnasien Realschulen Gesamtschulen Privatschulen Förderschulen Berufsschulen Universitäten
      Hochschulen Musikschulen Schulleitungen Lehrer Lehrkräfte schools universities colleges school-districts
      high-schools teachers`,
  },
  {
    id: 'training-institutes',
    products: [
      'digital_products',
      'events_webinars',
      'memberships_subscriptions',
      'software_saas',
      'consulting',
    ],
    words: `
      Akademien Bildungsträger Weiterbildungsträger Volkshochschulen Bildungszentren Trainer Dozenten academies
      training-providers training-centers trainers`,
  },
] as const satisfies readonly GroupRule[];
