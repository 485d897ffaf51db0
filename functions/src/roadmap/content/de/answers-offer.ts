import type { AnswerTextsOf } from '../../engine/content.ts';

/** What is sold, at which price, by how many people, to whom. */
export const offer: AnswerTextsOf<'productTypes' | 'priceRange' | 'teamSize' | 'customerType'> = {
  productTypes: {
    software_saas: ['Sie verkaufen Software', 'Ihr Angebot ist eine Software'],
    physical_products: ['Sie verkaufen Produkte', 'Ihre Kunden kaufen Produkte bei Ihnen'],
    services: ['Sie bieten eine Dienstleistung an', 'Sie verkaufen Dienstleistungen'],
    consulting: ['Sie bieten Beratung an', 'Ihre Kunden lassen sich von Ihnen beraten'],
    digital_products: ['Sie verkaufen digitale Produkte', 'Ihre Kunden kaufen digitale Produkte'],
    events_webinars: ['Sie bieten Veranstaltungen an', 'Ihre Kunden buchen Plätze für Ihre Veranstaltungen'],
    memberships_subscriptions: [
      'Sie bieten eine Mitgliedschaft oder ein Abo an',
      'Ihre Kunden zahlen regelmäßig',
    ],
    marketplace: ['Sie betreiben einen Marktplatz', 'Sie bringen Anbieter und Käufer zusammen'],
  },
  priceRange: {
    '10-100': ['Sie haben Angebote bis 100 Dollar', 'ein einzelner Verkauf bringt Ihnen wenig ein'],
    '100-1k': ['Sie haben Angebote bis 1.000 Dollar', 'bei Ihren Preisen entscheiden Kunden schnell'],
    '1k-10k': ['Sie haben Angebote bis 10.000 Dollar', 'Ihre Kunden rechnen vor dem Kauf genau nach'],
    '10k-plus': ['Sie haben Angebote ab 10.000 Dollar', 'Ihre Kunden überlegen vor dem Kauf lange'],
  },
  teamSize: {
    '1-5': ['Sie sind höchstens zu fünft', 'Ihr Team ist klein'],
    '6-20': [
      'Sie sind ein Team von sechs bis zwanzig Leuten',
      'in einem Team Ihrer Größe können Sie die Arbeit aufteilen',
    ],
    '21-50': [
      'Sie haben 21 bis 50 Mitarbeitende',
      'in einem Team Ihrer Größe muss man Absprachen aufschreiben',
    ],
    '50+': [
      'Sie haben mehr als 50 Mitarbeitende',
      'in einem Unternehmen Ihrer Größe brauchen neue Abläufe Zeit',
    ],
  },
  customerType: {
    b2b: ['Sie verkaufen an Unternehmen', 'Ihre Kunden sind Unternehmen'],
    b2c: ['Sie verkaufen an Privatkunden', 'Ihre Kunden sind Privatleute'],
    b2b2c: [
      'Sie verkaufen über andere Unternehmen an Privatkunden',
      'andere Unternehmen verkaufen Ihr Angebot an Privatkunden',
    ],
  },
};
