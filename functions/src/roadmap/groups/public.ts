import type { GroupRule } from '../group-rule.ts';

/** Public bodies, health and clubs. */
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
