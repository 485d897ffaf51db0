import type { GroupRule } from '../group-rule.ts';

/** Professional and business services. */
export const professional = [
  {
    id: 'tax-and-law-firms',
    products: ['software_saas', 'consulting', 'services', 'digital_products', 'memberships_subscriptions'],
    words: `
      Steuerberater Steuerkanzleien Kanzleien Rechtsanwälte Anwälte Anwaltskanzleien Notare Wirtschaftsprüfer
      law-firms lawyers attorneys solicitors accountants tax-advisers tax-advisors accounting-firms notaries`,
  },
  {
    id: 'engineering-offices',
    products: ['software_saas', 'services', 'digital_products', 'physical_products'],
    words: `
      Architekten Architekturbüros Ingenieurbüros Planungsbüros Innenarchitekten Ingenieure Statiker Fachplaner
      architects engineering-firms engineering-offices civil-engineers structural-engineers architecture-firms`,
  },
  {
    id: 'practices-and-care',
    products: [
      'software_saas',
      'services',
      'physical_products',
      'events_webinars',
      'memberships_subscriptions',
    ],
    words: `
      Arztpraxen Ärzte Hausärzte Hausarztpraxen Zahnärzte Zahnarztpraxen Praxen Physiotherapeuten Physiotherapiepraxen
      Pflegedienste Pflegeheime Pflegeeinrichtungen Hebammen Therapeuten Kieferorthopäden
      dental-practices dentists doctors physicians medical-practices clinics physical-therapists physiotherapists
      home-care-agencies nursing-homes care-homes orthodontists midwives`,
  },
  {
    id: 'property-managers',
    products: ['software_saas', 'services', 'physical_products', 'marketplace', 'memberships_subscriptions'],
    words: `
      Hausverwaltungen Hausverwalter Immobilienverwalter Immobilienverwaltungen Wohnungsbaugesellschaften
      Wohnungsgenossenschaften Wohnungsunternehmen Eigentümergemeinschaften property-managers housing-associations
      landlords HOAs building-owners facility-managers building-managers`,
  },
] as const satisfies readonly GroupRule[];
