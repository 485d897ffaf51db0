import type { GroupRule } from '../group-rule.ts';

/** Offices, practices and companies that work for others. */
export const professional = [
  {
    id: 'tax-and-law-firms',
    name: {
      en: 'Tax and law firms with 10 to 50 people',
      de: 'Steuer- und Anwaltskanzleien mit 10 bis 50 Beschäftigten',
    },
    short: {
      en: 'tax and law firms',
      de: 'Steuer- und Anwaltskanzleien',
      deDat: 'Steuer- und Anwaltskanzleien',
    },
    who: {
      en: 'Partnerships that turn clients away because they find no staff; the partners are listed on the website with their direct line.',
      de: 'Kanzleien, die Mandate ablehnen, weil Personal fehlt. Die Partner stehen mit Durchwahl auf der Website.',
    },
    why: {
      software_saas: {
        en: 'Their work runs along deadlines, so software that keeps one of them is noticed every month.',
        de: 'Ihre Arbeit richtet sich nach Fristen. Software, die eine davon sichert, macht sich jeden Monat bemerkbar.',
      },
      consulting: {
        en: 'They advise others all day and seldom get consulting on their own organisation.',
        de: 'Sie beraten den ganzen Tag andere und bekommen selten Beratung zur eigenen Organisation.',
      },
      services: {
        en: 'Every hour a service takes off them can be billed to a client.',
        de: 'Jede Stunde, die ihnen eine Dienstleistung abnimmt, können sie selbst abrechnen.',
      },
      digital_products: {
        en: 'Digital templates that have been checked by an expert save them drafting their own.',
        de: 'Fachlich geprüfte digitale Vorlagen ersparen ihnen eigene Entwürfe.',
      },
      memberships_subscriptions: {
        en: 'They are used to paying yearly for knowledge that stays up to date, so a membership fits.',
        de: 'Sie zahlen gewohnheitsmäßig jährlich für aktuelles Wissen, eine Mitgliedschaft passt dazu.',
      },
    },
    buys: {
      small: {
        en: 'Office management orders amounts like yours.',
        de: 'Beträge wie Ihre bestellt die Büroleitung.',
      },
      large: {
        en: 'At prices {prices} the partners decide together once a month; ask for ten minutes of that meeting.',
        de: 'Bei Preisen {prices} entscheiden die Partner gemeinsam, meist einmal im Monat: Bitten Sie um zehn Minuten dieser Sitzung.',
      },
    },
    topics: ['money', 'law', 'it'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { referral: 2, networking: 1, organic: 1 },
    },
  },
  {
    id: 'engineering-offices',
    name: { en: 'Architects’ and engineering offices', de: 'Architektur- und Ingenieurbüros' },
    short: { en: 'engineering offices', de: 'Ingenieurbüros', deDat: 'Ingenieurbüros' },
    who: {
      en: 'Offices with 8 to 60 people whose current projects can be read on building sites and in competition results.',
      de: 'Büros mit 8 bis 60 Beschäftigten, deren laufende Projekte auf Bauschildern und in Wettbewerbsergebnissen stehen.',
    },
    why: {
      software_saas: {
        en: 'They try out software as soon as it imports their own drawings or lists.',
        de: 'Software probieren sie aus, sobald sie die eigenen Pläne oder Listen einliest.',
      },
      services: {
        en: 'At deadlines they buy services at short notice, and stay with whoever delivered.',
        de: 'Vor Abgaben kaufen sie Dienstleistungen kurzfristig ein und bleiben bei dem, der geliefert hat.',
      },
      digital_products: {
        en: 'Digital libraries and courses save training hours nobody has.',
        de: 'Digitale Bibliotheken und Kurse sparen Einarbeitung, für die niemand Zeit hat.',
      },
      physical_products: {
        en: 'What they write into a specification is ordered by others: one office is many customers.',
        de: 'Produkte, die sie ausschreiben, bestellen andere: Ein Büro steht für viele Kunden.',
      },
    },
    buys: {
      small: {
        en: 'Offer a price per project, because that is how they calculate.',
        de: 'Bieten Sie einen Preis je Projekt an, denn so rechnen sie.',
      },
      large: {
        en: 'At prices {prices} the owners want to see it at work on a project of their own.',
        de: 'Bei Preisen {prices} möchten die Inhaber es an einem eigenen Projekt sehen.',
      },
    },
    topics: ['energy', 'industry'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      customerAcquisition: { content: 1, events: 1, networking: 1 },
      businessPhase: { content: 1 },
    },
  },
  {
    id: 'practices-and-care',
    name: { en: 'Medical practices and care services', de: 'Arztpraxen und Pflegedienste' },
    short: {
      en: 'practices and care services',
      de: 'Praxen und Pflegedienste',
      deDat: 'Praxen und Pflegediensten',
    },
    who: {
      en: 'Practices with several doctors and care services with their own fleet; the practice manager is the door.',
      de: 'Praxen mit mehreren Ärzten und Pflegedienste mit eigenem Fuhrpark. Der Weg führt über die Praxis- oder Pflegedienstleitung.',
    },
    why: {
      software_saas: {
        en: 'Software that shortens the telephone queue or the tour planning helps on the first day.',
        de: 'Software, die Telefonschlange oder Tourenplanung verkürzt, hilft am ersten Tag.',
      },
      services: {
        en: 'They pay for services that keep trained staff with the patients.',
        de: 'Sie bezahlen Dienstleistungen, die Fachkräfte bei den Patienten lassen.',
      },
      physical_products: {
        en: 'Products that have proved themselves in one practice go round at the regulars’ table of the district.',
        de: 'Produkte, die sich in einer Praxis bewährt haben, sprechen sich im ganzen Bezirk herum.',
      },
      events_webinars: {
        en: 'They need training events for the whole team on Wednesday afternoons.',
        de: 'Sie suchen Fortbildungen für das ganze Team, am liebsten am Mittwochnachmittag.',
      },
      memberships_subscriptions: {
        en: 'A membership that keeps instructions and training up to date spares them a duty.',
        de: 'Eine Mitgliedschaft, die Unterweisungen aktuell hält, nimmt ihnen eine Pflicht ab.',
      },
    },
    buys: {
      small: {
        en: 'Write by post or phone before eight: emails to the practice remain unread for days.',
        de: 'Schreiben Sie per Post oder rufen Sie vor acht Uhr an: Mails an die Praxis bleiben tagelang liegen.',
      },
      large: {
        en: 'At prices {prices} speak about instalments per month and a date after the end of the quarter.',
        de: 'Sprechen Sie bei Preisen {prices} über Monatsraten und einen Termin nach dem Quartalsende.',
      },
    },
    topics: ['health', 'people'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 2, '1k-10k': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      customerAcquisition: { word_of_mouth: 1, events: 1 },
    },
  },
  {
    id: 'property-managers',
    name: { en: 'Property managers and housing companies', de: 'Hausverwaltungen und Wohnungsunternehmen' },
    short: { en: 'property managers', de: 'Hausverwaltungen', deDat: 'Hausverwaltungen' },
    who: {
      en: 'Managers of 500 to 10,000 units who answer the same questions of tenants and owners every day.',
      de: 'Verwaltungen mit 500 bis 10.000 Einheiten, die täglich dieselben Fragen von Mietern und Eigentümern beantworten.',
    },
    why: {
      software_saas: {
        en: 'Software that takes inquiries off the telephone pays by the unit, and they have thousands.',
        de: 'Software, die Anfragen vom Telefon nimmt, rechnet sich je Einheit, und davon haben sie Tausende.',
      },
      services: {
        en: 'One contract for a service covers all houses at once.',
        de: 'Ein Vertrag über eine Dienstleistung gilt gleich für alle Häuser.',
      },
      physical_products: {
        en: 'Products for stairs, cellar or boiler room are ordered for a hundred houses as for one.',
        de: 'Produkte für Treppenhaus, Keller oder Heizraum werden für hundert Häuser bestellt wie für eines.',
      },
      marketplace: {
        en: 'They search for craftsmen every day, which makes them the busiest buyers on a marketplace.',
        de: 'Sie suchen täglich Handwerker und sind damit die fleißigsten Abnehmer auf einem Marktplatz.',
      },
      memberships_subscriptions: {
        en: 'A membership with current court rulings and templates spares them seminars.',
        de: 'Eine Mitgliedschaft mit aktuellen Urteilen und Vorlagen erspart ihnen Seminare.',
      },
    },
    buys: {
      small: {
        en: 'Name the price per unit and month, then it looks small.',
        de: 'Nennen Sie den Preis je Einheit und Monat, dann wirkt er klein.',
      },
      large: {
        en: 'At prices {prices} some owners have to agree: supply a page for their meeting.',
        de: 'Bei Preisen {prices} müssen oft Eigentümer zustimmen: Liefern Sie eine Seite für deren Versammlung mit.',
      },
    },
    topics: ['building', 'energy'],
    when: {
      customerType: { b2b: 2, b2b2c: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 2 },
      customerAcquisition: { cold_calling: 1, direct_sales: 1, email: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
