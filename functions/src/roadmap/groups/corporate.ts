import type { GroupRule } from '../group-rule.ts';

/** Decision-makers defined by their task or their situation more than by their industry. */
export const corporate = [
  {
    id: 'hr-heads',
    name: {
      en: 'HR departments of companies with 100 to 500 people',
      de: 'Personalabteilungen von Firmen mit 100 bis 500 Beschäftigten',
    },
    short: { en: 'HR departments', de: 'Personalabteilungen', deDat: 'Personalabteilungen' },
    who: {
      en: 'HR managers who are recruiting constantly: permanent job advertisements and a careers page are the sign.',
      de: 'Personalverantwortliche im Dauerbetrieb: Ständige Stellenanzeigen und eine Karriereseite sind das Erkennungszeichen.',
    },
    why: {
      consulting: {
        en: 'They use consulting when staff turnover becomes a topic for the management.',
        de: 'Beratung holen sie, wenn die Fluktuation zum Thema der Geschäftsführung wird.',
      },
      events_webinars: {
        en: 'They have a training budget and little time to organise events.',
        de: 'Sie haben ein Weiterbildungsbudget und wenig Zeit, Veranstaltungen zu organisieren.',
      },
      memberships_subscriptions: {
        en: 'A membership for all staff is an argument in the job advertisement.',
        de: 'Eine Mitgliedschaft für alle ist ein Argument in der Stellenanzeige.',
      },
      digital_products: {
        en: 'Digital courses help them train people in three locations at the same time.',
        de: 'Mit digitalen Kursen schulen sie drei Standorte gleichzeitig.',
      },
      software_saas: {
        en: 'Software that shortens the way from application to contract is measured in days.',
        de: 'Software, die den Weg von der Bewerbung zum Vertrag verkürzt, misst man in Tagen.',
      },
      services: {
        en: 'They hand out services that ease the burden of administration.',
        de: 'Dienstleistungen, die Verwaltung abnehmen, geben sie gern nach außen.',
      },
    },
    buys: {
      small: {
        en: 'Name the price per head and year; that is the unit they report in.',
        de: 'Nennen Sie den Preis pro Kopf und Jahr: In dieser Einheit berichten sie.',
      },
      large: {
        en: 'At prices {prices} prepare one page for the management and one for the works council.',
        de: 'Bereiten Sie bei Preisen {prices} eine Seite für die Geschäftsführung und eine für den Betriebsrat vor.',
      },
    },
    topics: ['people', 'learning', 'health'],
    when: {
      customerType: { b2b: 2, b2c: 1, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      businessPhase: { team: 1 },
      customerAcquisition: { networking: 1, email: 1, content: 1 },
    },
  },
  {
    id: 'family-firms-handing-over',
    name: { en: 'Family firms that are handing over', de: 'Familienunternehmen im Generationswechsel' },
    short: {
      en: 'family firms handing over',
      de: 'Familienunternehmen im Wechsel',
      deDat: 'Familienunternehmen im Wechsel',
    },
    who: {
      en: 'Companies in which a daughter, son or outside manager has just joined the management; the commercial register says so.',
      de: 'Firmen, in denen gerade Tochter, Sohn oder Fremdgeschäftsführung eingestiegen ist. Das Handelsregister verrät es.',
    },
    why: {
      consulting: {
        en: 'The new management wants its own advisers for consulting, not those of its predecessors.',
        de: 'Die neue Generation sucht Beratung, die nicht schon den Vorgängern verpflichtet ist.',
      },
      services: {
        en: 'In the first year old suppliers are reviewed, and services are the first to be.',
        de: 'Im ersten Jahr werden alte Lieferanten überprüft, Dienstleistungen zuerst.',
      },
      software_saas: {
        en: 'New software is often the first visible thing a successor changes.',
        de: 'Neue Software ist oft das Erste, was Nachfolger sichtbar ändern.',
      },
      events_webinars: {
        en: 'Successors look for events where they meet others in the same position.',
        de: 'Nachfolger suchen Veranstaltungen, auf denen sie andere in derselben Lage treffen.',
      },
      memberships_subscriptions: {
        en: 'A membership among equals replaces the regulars’ table they do not have yet.',
        de: 'Eine Mitgliedschaft unter Gleichgesinnten ersetzt das Netzwerk, das sie noch nicht haben.',
      },
    },
    buys: {
      small: {
        en: 'Write to the successor by name, not to the company.',
        de: 'Schreiben Sie die Nachfolgerin oder den Nachfolger persönlich an, nicht die Firma.',
      },
      large: {
        en: 'At prices {prices} the older generation has a say: speak of preserving as well as of changing.',
        de: 'Bei Preisen {prices} redet die ältere Generation mit: Sprechen Sie vom Bewahren ebenso wie vom Verändern.',
      },
    },
    only: { priceRange: ['100-1k', '1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    topics: ['money', 'law'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '10k-plus': 3 },
      customerAcquisition: { networking: 1, referral: 1, direct_sales: 1 },
    },
  },
  {
    id: 'holdings',
    name: { en: 'Investment holdings and their companies', de: 'Beteiligungsgesellschaften und ihre Firmen' },
    short: {
      en: 'investment holdings',
      de: 'Beteiligungsgesellschaften',
      deDat: 'Beteiligungsgesellschaften',
    },
    who: {
      en: 'Holdings with five to thirty companies; the portfolio is on the website, the person responsible too.',
      de: 'Holdings mit fünf bis dreißig Firmen. Das Portfolio steht auf der Website, die Verantwortlichen auch.',
    },
    why: {
      consulting: {
        en: 'They have to show higher value in a few years and buy consulting for all companies at once.',
        de: 'Sie müssen in wenigen Jahren mehr Wert zeigen und kaufen Beratung für mehrere Firmen zugleich.',
      },
      software_saas: {
        en: 'Software that has worked in one company is rolled out in the next.',
        de: 'Software, die sich in einer Firma bewährt, wird in der nächsten eingeführt.',
      },
      services: {
        en: 'They bundle services of their companies with one provider.',
        de: 'Dienstleistungen ihrer Firmen bündeln sie bei einem Anbieter.',
      },
    },
    buys: {
      small: {
        en: 'Amounts like yours are decided in the single company: ask the holding for an introduction.',
        de: 'Beträge wie Ihre entscheidet die einzelne Firma: Bitten Sie die Holding um eine Empfehlung.',
      },
      large: {
        en: 'At prices {prices} the operating partner decides; bring a figure before and after.',
        de: 'Bei Preisen {prices} entscheidet das Beteiligungsmanagement: Bringen Sie eine Kennzahl vorher und nachher mit.',
      },
    },
    only: { priceRange: ['1k-10k', '10k-plus'], customerType: ['b2b', 'b2b2c'] },
    topics: ['money', 'industry'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '10k-plus': 3 },
      teamSize: { '21-50': 1, '50+': 1 },
      businessPhase: { scaling: 1 },
      customerAcquisition: { networking: 1, direct_sales: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
