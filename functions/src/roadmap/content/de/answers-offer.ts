import type { AnswerTextsOf } from '../../engine/content.ts';

/** What is sold, at which price, by how many people, to whom. */
export const offer: AnswerTextsOf<'productTypes' | 'priceRange' | 'teamSize' | 'customerType'> = {
  productTypes: {
    software_saas: ['Sie verkaufen Software', 'Ihr Angebot ist eine Software'],
    physical_products: [
      'Sie verkaufen Produkte zum Anfassen',
      'was Sie verkaufen, kann man in die Hand nehmen',
    ],
    services: ['Sie verkaufen eine Dienstleistung', 'Ihre Kunden geben Arbeit an Sie ab'],
    consulting: ['Sie verkaufen Beratung', 'Ihr Wissen ist Ihr Angebot'],
    digital_products: ['Sie verkaufen digitale Produkte', 'Ihr Produkt muss niemand verschicken'],
    events_webinars: ['Sie verkaufen Veranstaltungen', 'bei Ihnen bucht man Plätze'],
    memberships_subscriptions: ['Sie verkaufen Mitgliedschaften', 'Ihre Kunden zahlen regelmäßig'],
    marketplace: ['Sie betreiben einen Marktplatz', 'Sie bringen zwei Seiten zusammen'],
  },
  priceRange: {
    '10-100': ['Ihr Angebot kostet höchstens 100 Dollar', 'jeder einzelne Verkauf ist klein'],
    '100-1k': ['Ihr Angebot kostet bis zu 1.000 Dollar', 'ein Kauf bei Ihnen ist schnell entschieden'],
    '1k-10k': ['Ihr Angebot kostet einen vierstelligen Betrag', 'wer bei Ihnen kauft, rechnet vorher nach'],
    '10k-plus': [
      'Ihr Angebot kostet einen fünfstelligen Betrag',
      'ein Auftrag an Sie will gut überlegt sein',
    ],
  },
  teamSize: {
    '1-5': ['Sie sind höchstens zu fünft', 'bei Ihnen zählt jede Stunde'],
    '6-20': [
      'Sie sind ein Team von sechs bis zwanzig Leuten',
      'mit sechs bis zwanzig Leuten können Sie Arbeit teilen',
    ],
    '21-50': [
      'Sie beschäftigen 21 bis 50 Menschen',
      'bei 21 bis 50 Menschen müssen Absprachen aufgeschrieben sein',
    ],
    '50+': ['Sie beschäftigen mehr als 50 Menschen', 'bei mehr als 50 Menschen brauchen neue Abläufe Zeit'],
  },
  customerType: {
    b2b: ['Sie verkaufen an Unternehmen', 'Ihre Kunden sind Unternehmen'],
    b2c: ['Sie verkaufen an Privatkunden', 'Ihre Kunden sind Privatleute'],
    b2b2c: ['Sie erreichen Endkunden über andere Unternehmen', 'Ihr Weg zum Endkunden führt über Partner'],
  },
};
