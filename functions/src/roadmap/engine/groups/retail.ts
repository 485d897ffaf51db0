import type { GroupRule } from '../group-rule.ts';

/** Retailers and others that reach consumers or buy for them. */
export const retail = [
  {
    id: 'specialist-shops',
    products: ['physical_products', 'marketplace', 'events_webinars', 'digital_products'],
    words: `
      Fachhändler Einzelhändler Läden Fachgeschäfte Boutiquen Hofläden Bioläden Feinkostläden Geschenkeläden
      Concept-Stores Buchhandlungen Weinhandlungen Spielwarenläden Blumenläden Unverpacktläden shops boutiques
      gift-shops farm-shops bookstores bookshops delis toy-stores yarn-stores stockists retailers independent-shops
      florists concept-stores`,
  },
  {
    id: 'chains',
    products: ['physical_products', 'digital_products', 'services', 'software_saas'],
    words: `
      Supermärkte Handelsketten Einzelhandelsketten Drogeriemärkte Discounter Kaufhäuser Baumärkte Einkaufsverbände
      Lebensmitteleinzelhandel supermarkets chains department-stores grocery-stores buying-groups retail-chains`,
  },
] as const satisfies readonly GroupRule[];
