import type { ClausesOf } from './answer-clauses.ts';

/** What is sold, at which price, by how many people, to whom. */
export const offer: ClausesOf<'productTypes' | 'priceRange' | 'teamSize' | 'customerType'> = {
  productTypes: {
    software_saas: [
      { en: 'you sell software', de: 'Sie verkaufen Software' },
      { en: 'what you offer is software', de: 'Ihr Angebot ist eine Software' },
    ],
    physical_products: [
      { en: 'you sell physical products', de: 'Sie verkaufen Produkte zum Anfassen' },
      {
        en: 'customers can hold what you sell in their hands',
        de: 'was Sie verkaufen, kann man in die Hand nehmen',
      },
    ],
    services: [
      { en: 'you sell a service', de: 'Sie verkaufen eine Dienstleistung' },
      { en: 'others hand their work over to you', de: 'andere geben ihre Arbeit in Ihre Hände' },
    ],
    consulting: [
      { en: 'you sell consulting', de: 'Sie verkaufen Beratung' },
      { en: 'your knowledge is what you sell', de: 'Ihr Wissen ist Ihr Angebot' },
    ],
    digital_products: [
      { en: 'you sell digital products', de: 'Sie verkaufen digitale Produkte' },
      { en: 'what you sell needs no parcel', de: 'was Sie verkaufen, braucht kein Paket' },
    ],
    events_webinars: [
      { en: 'you sell events', de: 'Sie verkaufen Veranstaltungen' },
      { en: 'people book seats with you', de: 'bei Ihnen bucht man Plätze' },
    ],
    memberships_subscriptions: [
      { en: 'you sell memberships', de: 'Sie verkaufen Mitgliedschaften' },
      { en: 'your customers pay regularly', de: 'Ihre Kunden zahlen regelmäßig' },
    ],
    marketplace: [
      { en: 'you run a marketplace', de: 'Sie betreiben einen Marktplatz' },
      { en: 'you bring two sides together', de: 'Sie bringen zwei Seiten zusammen' },
    ],
  },
  priceRange: {
    '10-100': [
      { en: 'your offer costs at most $100', de: 'Ihr Angebot kostet höchstens 100 Dollar' },
      { en: 'each single sale is small', de: 'jeder einzelne Verkauf ist klein' },
    ],
    '100-1k': [
      { en: 'your offer costs up to $1,000', de: 'Ihr Angebot kostet bis zu 1.000 Dollar' },
      { en: 'a purchase from you is decided quickly', de: 'ein Kauf bei Ihnen ist schnell entschieden' },
    ],
    '1k-10k': [
      {
        en: 'your offer costs a four-figure sum',
        de: 'Ihr Angebot kostet einen vierstelligen Betrag',
      },
      {
        en: 'before a purchase from you, people do their sums',
        de: 'vor einem Kauf bei Ihnen wird gerechnet',
      },
    ],
    '10k-plus': [
      {
        en: 'your offer costs a five-figure sum',
        de: 'Ihr Angebot kostet einen fünfstelligen Betrag',
      },
      { en: 'an order to you has to be well considered', de: 'ein Auftrag an Sie will gut überlegt sein' },
    ],
  },
  teamSize: {
    '1-5': [
      { en: 'there are at most five of you', de: 'Sie sind höchstens zu fünft' },
      { en: 'every hour counts at your place', de: 'bei Ihnen zählt jede Stunde' },
    ],
    '6-20': [
      { en: 'you are a team of six to twenty', de: 'Sie sind ein Team von sechs bis zwanzig Leuten' },
      {
        en: 'with six to twenty people you can share the work',
        de: 'mit sechs bis zwanzig Leuten können Sie Arbeit teilen',
      },
    ],
    '21-50': [
      { en: 'you employ 21 to 50 people', de: 'Sie beschäftigen 21 bis 50 Menschen' },
      {
        en: 'with 21 to 50 people, agreements have to be in writing',
        de: 'bei 21 bis 50 Menschen müssen Absprachen aufgeschrieben sein',
      },
    ],
    '50+': [
      { en: 'you employ more than 50 people', de: 'Sie beschäftigen mehr als 50 Menschen' },
      {
        en: 'with more than 50 people, new habits take time',
        de: 'bei mehr als 50 Menschen brauchen neue Abläufe Zeit',
      },
    ],
  },
  customerType: {
    b2b: [
      { en: 'you sell to companies', de: 'Sie verkaufen an Unternehmen' },
      { en: 'your customers are companies', de: 'Ihre Kunden sind Unternehmen' },
    ],
    b2c: [
      { en: 'you sell to consumers', de: 'Sie verkaufen an Privatkunden' },
      { en: 'your customers are private people', de: 'Ihre Kunden sind Privatleute' },
    ],
    b2b2c: [
      {
        en: 'you reach end customers through other companies',
        de: 'Sie erreichen Endkunden über andere Unternehmen',
      },
      {
        en: 'your way to the end customer leads through partners',
        de: 'Ihr Weg zum Endkunden führt über Partner',
      },
    ],
  },
};
