import type { GroupRule } from '../group-rule.ts';

/** Where people learn. */
export const learning = [
  {
    id: 'schools-and-universities',
    name: { en: 'Schools and universities', de: 'Schulen und Hochschulen' },
    short: {
      en: 'schools and universities',
      de: 'Schulen und Hochschulen',
      deDat: 'Schulen und Hochschulen',
    },
    who: {
      en: 'Private schools, vocational colleges and university chairs with a budget of their own.',
      de: 'Private Schulen, Berufskollegs und Lehrstühle mit eigenem Budget.',
    },
    why: {
      digital_products: {
        en: 'A digital product with a class licence is a lesson they need not prepare.',
        de: 'Ein digitales Produkt mit Klassenlizenz ist eine Stunde, die niemand vorbereiten muss.',
      },
      events_webinars: {
        en: 'They look for events with people from practice for project weeks.',
        de: 'Für Projektwochen suchen sie Veranstaltungen mit Menschen aus der Praxis.',
      },
      software_saas: {
        en: 'Software that pupils learn today is what companies ask for tomorrow.',
        de: 'Software, mit der heute gelernt wird, verlangen morgen die Betriebe.',
      },
      memberships_subscriptions: {
        en: 'A membership for a whole year group fits in with their yearly budget.',
        de: 'Eine Mitgliedschaft für einen Jahrgang passt in ihr Jahresbudget.',
      },
      physical_products: {
        en: 'They buy products in class sets and often for years from the same supplier.',
        de: 'Produkte kaufen sie im Klassensatz und oft jahrelang beim selben Anbieter.',
      },
    },
    buys: {
      small: {
        en: 'The best months are May and November, when what is left of the budget is spent.',
        de: 'Gute Monate sind Mai und November, wenn Restmittel ausgegeben werden.',
      },
      large: {
        en: 'At prices {prices} the support association or a grant pays: supply the application text.',
        de: 'Bei Preisen {prices} zahlen Förderverein oder Fördertopf: Liefern Sie den Antragstext mit.',
      },
    },
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['learning', 'it'],
    needsTopic: true,
    when: {
      customerType: { b2c: 1, b2b2c: 2 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      customerAcquisition: { content: 1, networking: 1, events: 1 },
    },
  },
  {
    id: 'training-institutes',
    name: { en: 'Academies and training providers', de: 'Akademien und Weiterbildungsanbieter' },
    short: { en: 'training providers', de: 'Weiterbildungsanbieter', deDat: 'Weiterbildungsanbietern' },
    who: {
      en: 'Providers with a printed or online programme; its gaps show what they do not offer yet.',
      de: 'Anbieter mit gedrucktem oder digitalem Programm, dessen Lücken zeigen, was ihnen noch fehlt.',
    },
    why: {
      digital_products: {
        en: 'They license digital courses to fill their programme without authors of their own.',
        de: 'Sie lizenzieren digitale Kurse, um ihr Programm ohne eigene Autoren zu füllen.',
      },
      events_webinars: {
        en: 'They plan dates half a year ahead and look for lecturers whose events sell.',
        de: 'Sie planen Termine ein halbes Jahr im Voraus und suchen Veranstaltungen, die sich füllen.',
      },
      memberships_subscriptions: {
        en: 'A membership after the course earns them money from graduates.',
        de: 'Eine Mitgliedschaft im Anschluss an den Kurs bringt ihnen Einnahmen von Absolventen.',
      },
      software_saas: {
        en: 'Software for course organisation replaces mountains of lists.',
        de: 'Software für die Kursverwaltung ersetzt Berge von Listen.',
      },
      consulting: {
        en: 'They book consulting practitioners as trainers, and participants become your clients.',
        de: 'Sie buchen Praktiker aus der Beratung als Dozenten, und Teilnehmende werden Ihre Kunden.',
      },
    },
    buys: {
      small: {
        en: 'They think per participant: offer a share instead of a fixed fee.',
        de: 'Sie rechnen je Teilnehmer: Bieten Sie einen Anteil statt eines festen Honorars.',
      },
      large: {
        en: 'At prices {prices} agree on a pilot course with a minimum number of participants.',
        de: 'Vereinbaren Sie bei Preisen {prices} einen Pilotkurs mit Mindestteilnehmerzahl.',
      },
    },
    topics: ['learning', 'people'],
    when: {
      customerType: { b2b: 1, b2b2c: 2, b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      customerAcquisition: { content: 2, email: 1, partnerships: 1 },
      businessPhase: { content: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
