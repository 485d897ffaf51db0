import type { AnswerRef, OptionOf } from '../../../../src/domain/answers.ts';
import type { Locale } from '../../../../src/domain/locale.ts';
import type { Words } from '../step-rule.ts';

/** What each answer says about the visitor, as a main clause without a full stop. */
const CLAUSES: { readonly [Field in keyof OptionOf]: { readonly [Option in OptionOf[Field]]: Words } } = {
  biggestChallenges: {
    lead_generation: { en: 'you are short of new leads', de: 'Ihnen fehlen neue Interessenten' },
    social_media: {
      en: 'social media brings you too little',
      de: 'soziale Netzwerke bringen Ihnen zu wenig',
    },
    conversion: {
      en: 'too few of your prospects become customers',
      de: 'aus Ihren Interessenten werden zu selten Kunden',
    },
    sales_process: { en: 'your sales lack a fixed process', de: 'Ihrem Vertrieb fehlt ein fester Ablauf' },
    customer_retention: {
      en: 'your customers do not stay long enough',
      de: 'Ihre Kunden bleiben nicht lange genug',
    },
    team_scaling: {
      en: 'your team does not grow as fast as the work',
      de: 'Ihr Team wächst langsamer als die Arbeit',
    },
    marketing_automation: {
      en: 'too much of your marketing is done by hand',
      de: 'in Ihrem Marketing steckt zu viel Handarbeit',
    },
    content_creation: {
      en: 'creating content takes you too long',
      de: 'Inhalte zu erstellen kostet Sie zu viel Zeit',
    },
    pricing_strategy: { en: 'you are unsure about your prices', de: 'bei Ihren Preisen sind Sie unsicher' },
    competition: {
      en: 'competitors make it hard for you to stand out',
      de: 'Ihre Wettbewerber machen es Ihnen schwer, sich abzuheben',
    },
  },
  customerAcquisition: {
    organic: { en: 'customers find you through search', de: 'Kunden finden Sie über die Suche' },
    paid: {
      en: 'you pay for your leads with advertising',
      de: 'Sie gewinnen Interessenten über bezahlte Werbung',
    },
    referral: { en: 'customers refer you to others', de: 'Ihre Kunden empfehlen Sie weiter' },
    content: { en: 'you win customers with content', de: 'Sie gewinnen Kunden über Fachinhalte' },
    events: { en: 'you meet customers at events', de: 'Sie treffen Ihre Kunden auf Veranstaltungen' },
    partnerships: { en: 'partners bring you customers', de: 'Partner vermitteln Ihnen Kunden' },
    email: { en: 'you win customers by email', de: 'Sie gewinnen Kunden per E-Mail' },
    cold_calling: { en: 'you win customers by phone', de: 'Sie gewinnen Kunden am Telefon' },
    networking: { en: 'your network brings you customers', de: 'Ihr Netzwerk bringt Ihnen Kunden' },
    influencer: {
      en: 'people with reach speak about you',
      de: 'Menschen mit Reichweite sprechen über Sie',
    },
    direct_sales: { en: 'you sell in person', de: 'Sie verkaufen im persönlichen Gespräch' },
    word_of_mouth: { en: 'word gets around about you', de: 'es spricht sich herum, was Sie tun' },
  },
  businessPhase: {
    mvp: { en: 'your product is ready', de: 'Ihr Produkt ist marktreif' },
    growing: {
      en: 'you have been in business for more than two years',
      de: 'Sie sind seit mehr als zwei Jahren am Markt',
    },
    ads: { en: 'you are running ads', de: 'Sie schalten Anzeigen' },
    social: { en: 'you are active on social media', de: 'Sie sind in sozialen Netzwerken aktiv' },
    content: { en: 'you already have an online presence', de: 'Sie sind online bereits sichtbar' },
    partnerships: { en: 'you work with partners', de: 'Sie arbeiten mit Partnern' },
    team: { en: 'you are hiring', de: 'Sie stellen ein' },
    scaling: { en: 'you are scaling up', de: 'Sie sind auf Wachstumskurs' },
  },
  productTypes: {
    software_saas: { en: 'you sell software', de: 'Sie verkaufen Software' },
    physical_products: { en: 'you sell physical products', de: 'Sie verkaufen Produkte zum Anfassen' },
    services: { en: 'you sell a service', de: 'Sie verkaufen eine Dienstleistung' },
    consulting: { en: 'you sell consulting', de: 'Sie verkaufen Beratung' },
    digital_products: { en: 'you sell digital products', de: 'Sie verkaufen digitale Produkte' },
    events_webinars: { en: 'you sell events', de: 'Sie verkaufen Veranstaltungen' },
    memberships_subscriptions: { en: 'you sell memberships', de: 'Sie verkaufen Mitgliedschaften' },
    marketplace: { en: 'you run a marketplace', de: 'Sie betreiben einen Marktplatz' },
  },
  priceRange: {
    '10-100': { en: 'your offer costs at most $100', de: 'Ihr Angebot kostet höchstens 100 Dollar' },
    '100-1k': { en: 'your offer costs up to $1,000', de: 'Ihr Angebot kostet bis zu 1.000 Dollar' },
    '1k-10k': {
      en: 'your offer costs a four-figure sum',
      de: 'Ihr Angebot kostet einen vierstelligen Betrag',
    },
    '10k-plus': {
      en: 'your offer costs a five-figure sum',
      de: 'Ihr Angebot kostet einen fünfstelligen Betrag',
    },
  },
  teamSize: {
    '1-5': { en: 'there are at most five of you', de: 'Sie sind höchstens zu fünft' },
    '6-20': { en: 'you are a team of six to twenty', de: 'Sie sind ein Team von sechs bis zwanzig Leuten' },
    '21-50': { en: 'you employ 21 to 50 people', de: 'Sie beschäftigen 21 bis 50 Menschen' },
    '50+': { en: 'you employ more than 50 people', de: 'Sie beschäftigen mehr als 50 Menschen' },
  },
  customerType: {
    b2b: { en: 'you sell to companies', de: 'Sie verkaufen an Unternehmen' },
    b2c: { en: 'you sell to consumers', de: 'Sie verkaufen an Privatkunden' },
    b2b2c: {
      en: 'you reach end customers through other companies',
      de: 'Sie erreichen Endkunden über andere Unternehmen',
    },
  },
};

/** @example answerClause({ field: 'businessPhase', option: 'ads' }, 'de') // 'Sie schalten Anzeigen' */
export function answerClause({ field, option }: AnswerRef, language: Locale): string {
  const clauses: Readonly<Record<string, Words | undefined>> = CLAUSES[field];
  return clauses[option]?.[language] ?? '';
}

/** True for an answer that tells of trouble, which decides between "and" and "but". */
export const isWorry = ({ field }: AnswerRef): boolean => field === 'biggestChallenges';
