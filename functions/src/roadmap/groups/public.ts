import type { GroupRule } from '../group-rule.ts';

/** Public bodies, education and health. */
export const publicBodies = [
  {
    id: 'municipalities',
    name: { en: 'Towns, cities and municipal utilities', de: 'Kommunen und Stadtwerke' },
    short: { en: 'municipalities', de: 'Kommunen', deDat: 'Kommunen' },
    who: {
      en: 'Administrations of 20,000 to 200,000 inhabitants; council papers show months ahead what is to be bought.',
      de: 'Verwaltungen mit 20.000 bis 200.000 Einwohnern. Ratsunterlagen zeigen Monate vorher, was angeschafft werden soll.',
    },
    why: {
      software_saas: {
        en: 'They must put services online and need software that meets their rules on data and access.',
        de: 'Sie müssen Leistungen online anbieten und brauchen Software, die ihre Regeln zu Daten und Barrierefreiheit erfüllt.',
      },
      consulting: {
        en: 'Grants are tied to concepts that have to be written by somebody, often through consulting.',
        de: 'Fördermittel hängen an Konzepten, die jemand schreiben muss, oft mit Beratung von außen.',
      },
      services: {
        en: 'Vacant posts are bridged by services with a framework contract.',
        de: 'Unbesetzte Stellen überbrücken sie mit Dienstleistungen im Rahmenvertrag.',
      },
      physical_products: {
        en: 'Once a product is in the framework contract, schools, depots and halls order it themselves.',
        de: 'Steht ein Produkt im Rahmenvertrag, bestellen Schulen, Bauhöfe und Hallen selbst.',
      },
    },
    buys: {
      small: {
        en: 'Amounts like yours may usually be awarded directly; ask for the limit.',
        de: 'Beträge wie Ihre dürfen meist direkt vergeben werden: Fragen Sie nach der Wertgrenze.',
      },
      large: {
        en: 'At prices {prices} there is a tender: be known to the department before it is written.',
        de: 'Bei Preisen {prices} wird ausgeschrieben: Seien Sie im Fachamt bekannt, bevor der Text entsteht.',
      },
    },
    only: { teamSize: ['6-20', '21-50', '50+'] },
    topics: ['energy', 'building'],
    when: {
      customerType: { b2b: 1, b2b2c: 1 },
      priceRange: { '10k-plus': 1, '1k-10k': 1 },
      teamSize: { '21-50': 1, '50+': 1 },
      customerAcquisition: { direct_sales: 1 },
    },
  },
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
  {
    id: 'health-insurers',
    name: {
      en: 'Health insurers and company health managers',
      de: 'Krankenkassen und betriebliches Gesundheitsmanagement',
    },
    short: { en: 'health insurers', de: 'Krankenkassen', deDat: 'Krankenkassen' },
    who: {
      en: 'Regional insurers and health officers of large employers who have to offer prevention every year.',
      de: 'Regionale Kassen und Gesundheitsbeauftragte großer Arbeitgeber, die jedes Jahr Prävention anbieten müssen.',
    },
    why: {
      digital_products: {
        en: 'A certified digital course reaches all insured people at once.',
        de: 'Ein zertifizierter digitaler Kurs erreicht alle Versicherten auf einmal.',
      },
      events_webinars: {
        en: 'They book events for health days, usually a whole series.',
        de: 'Für Gesundheitstage buchen sie Veranstaltungen, meist gleich als Reihe.',
      },
      services: {
        en: 'They need services on site at the employer’s and have few providers who travel.',
        de: 'Sie brauchen Dienstleistungen vor Ort beim Arbeitgeber und haben wenige Anbieter, die reisen.',
      },
      memberships_subscriptions: {
        en: 'A membership that people really use is worth a subsidy to them.',
        de: 'Eine Mitgliedschaft, die wirklich genutzt wird, ist ihnen einen Zuschuss wert.',
      },
    },
    buys: {
      small: {
        en: 'Ask which certificate is needed for a subsidy, and start with one employer.',
        de: 'Fragen Sie, welche Zertifizierung für den Zuschuss nötig ist, und beginnen Sie mit einem Arbeitgeber.',
      },
      large: {
        en: 'At prices {prices} offer a frame for ten employers that the insurer may pass on.',
        de: 'Bieten Sie bei Preisen {prices} ein Kontingent für zehn Arbeitgeber an, das die Kasse weitergibt.',
      },
    },
    only: { customerType: ['b2c', 'b2b2c'] },
    topics: ['health'],
    needsTopic: true,
    when: {
      customerType: { b2c: 2, b2b2c: 3 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      teamSize: { '6-20': 1, '21-50': 1 },
      customerAcquisition: { partnerships: 1, events: 1 },
    },
  },
  {
    id: 'clubs-and-studios',
    name: { en: 'Sports clubs and studios', de: 'Vereine und Studios' },
    short: { en: 'clubs and studios', de: 'Vereine und Studios', deDat: 'Vereinen und Studios' },
    who: {
      en: 'Clubs from 300 members on and owner-run studios that see their people every week.',
      de: 'Vereine ab 300 Mitgliedern und inhabergeführte Studios, die ihre Leute jede Woche sehen.',
    },
    why: {
      physical_products: {
        en: 'Products recommended by the trainer need no further advertising.',
        de: 'Produkte, die der Trainer empfiehlt, brauchen keine weitere Werbung.',
      },
      memberships_subscriptions: {
        en: 'Two memberships that complement each other are easier to renew.',
        de: 'Zwei Mitgliedschaften, die sich ergänzen, werden leichter verlängert.',
      },
      events_webinars: {
        en: 'They have rooms and people, but no programme for the quiet months.',
        de: 'Sie haben Räume und Publikum, aber kein Programm für ruhige Monate.',
      },
      digital_products: {
        en: 'A digital product for at home completes what they offer on site.',
        de: 'Ein digitales Produkt für zu Hause ergänzt ihr Angebot vor Ort.',
      },
      software_saas: {
        en: 'The treasurer does everything by hand and would pay for software personally.',
        de: 'Der Kassenwart macht alles von Hand und wäre für Software dankbar.',
      },
    },
    buys: {
      small: {
        en: 'Offer a price for members and a small share for the club.',
        de: 'Bieten Sie einen Mitgliederpreis und einen kleinen Anteil für die Vereinskasse.',
      },
      large: {
        en: 'Prices {prices} need a sponsor: bring one along.',
        de: 'Für Preise {prices} braucht es einen Sponsor: Bringen Sie ihn mit.',
      },
    },
    only: { priceRange: ['10-100', '100-1k'] },
    topics: ['health'],
    needsTopic: true,
    when: {
      customerType: { b2c: 3, b2b2c: 1 },
      priceRange: { '10-100': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { word_of_mouth: 2, influencer: 1 },
      businessPhase: { social: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
