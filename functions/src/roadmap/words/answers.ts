import type { AnswerRef, OptionOf } from '../../../../src/domain/answers.ts';
import type { Locale } from '../../../../src/domain/locale.ts';
import type { Words } from '../step-rule.ts';
import type { ClausesOf } from './answer-clauses.ts';
import { offer } from './answers-offer.ts';

/** What each answer says about the visitor, as a main clause without a full stop; more than one where it may come up again. */
const CLAUSES: ClausesOf<keyof OptionOf> = {
  biggestChallenges: {
    lead_generation: [
      { en: 'you are short of new leads', de: 'Ihnen fehlen neue Interessenten' },
      { en: 'new inquiries come in too rarely', de: 'neue Anfragen kommen zu selten' },
      { en: 'the list of prospects is too short', de: 'die Liste der Interessenten ist zu kurz' },
    ],
    social_media: [
      {
        en: 'social media brings you too little',
        de: 'soziale Netzwerke bringen Ihnen zu wenig',
      },
      { en: 'your posts lead to few conversations', de: 'aus Ihren Beiträgen entstehen kaum Gespräche' },
    ],
    conversion: [
      {
        en: 'too few of your prospects become customers',
        de: 'aus Ihren Interessenten werden zu selten Kunden',
      },
      { en: 'too many talks end without an order', de: 'zu viele Gespräche enden ohne Auftrag' },
      { en: 'interest seldom turns into a signature', de: 'aus Interesse wird zu selten eine Unterschrift' },
    ],
    sales_process: [
      { en: 'your sales lack a fixed process', de: 'Ihrem Vertrieb fehlt ein fester Ablauf' },
      { en: 'every sale runs differently at your place', de: 'jeder Verkauf läuft bei Ihnen anders ab' },
      { en: 'much in your sales depends on chance', de: 'im Vertrieb hängt vieles vom Zufall ab' },
    ],
    customer_retention: [
      {
        en: 'your customers do not stay long enough',
        de: 'Ihre Kunden bleiben nicht lange genug',
      },
      {
        en: 'you lose customers you would like to keep',
        de: 'Sie verlieren Kunden, die Sie gern behalten würden',
      },
    ],
    team_scaling: [
      {
        en: 'your team does not grow as fast as the work',
        de: 'Ihr Team wächst langsamer als die Arbeit',
      },
      { en: 'there is more work than hands', de: 'es ist mehr Arbeit da als Hände' },
      { en: 'growth hangs on too few people', de: 'das Wachstum hängt an zu wenigen Köpfen' },
    ],
    marketing_automation: [
      {
        en: 'too much of your marketing is done by hand',
        de: 'in Ihrem Marketing steckt zu viel Handarbeit',
      },
      {
        en: 'the same things are typed again and again',
        de: 'dieselben Dinge werden immer wieder von Hand erledigt',
      },
    ],
    content_creation: [
      {
        en: 'creating content takes you too long',
        de: 'Inhalte zu erstellen kostet Sie zu viel Zeit',
      },
      { en: 'writing is what gets left undone', de: 'das Schreiben bleibt am ehesten liegen' },
    ],
    pricing_strategy: [
      { en: 'you are unsure about your prices', de: 'bei Ihren Preisen sind Sie unsicher' },
      { en: 'the question of price makes you hesitate', de: 'die Preisfrage lässt Sie zögern' },
    ],
    competition: [
      {
        en: 'competitors make it hard for you to stand out',
        de: 'Ihre Wettbewerber machen es Ihnen schwer, sich abzuheben',
      },
      { en: 'customers compare you with others', de: 'Kunden vergleichen Sie mit anderen' },
      { en: 'others promise much the same', de: 'andere versprechen fast dasselbe' },
    ],
  },
  customerAcquisition: {
    organic: [
      { en: 'customers find you through search', de: 'Kunden finden Sie über die Suche' },
      { en: 'search brings people to you', de: 'die Suche führt Menschen zu Ihnen' },
    ],
    paid: [
      {
        en: 'you pay for your leads with advertising',
        de: 'Sie gewinnen Interessenten über bezahlte Werbung',
      },
      { en: 'advertising brings you inquiries', de: 'Werbung bringt Ihnen Anfragen' },
    ],
    referral: [
      { en: 'customers refer you to others', de: 'Ihre Kunden empfehlen Sie weiter' },
      { en: 'your customers are glad to name you', de: 'Ihre Kunden nennen Sie gern weiter' },
    ],
    content: [
      { en: 'you win customers with content', de: 'Sie gewinnen Kunden über Fachinhalte' },
      { en: 'people read what you write', de: 'man liest, was Sie schreiben' },
    ],
    events: [
      { en: 'you meet customers at events', de: 'Sie treffen Ihre Kunden auf Veranstaltungen' },
      { en: 'at events you get into conversation', de: 'auf Veranstaltungen kommen Sie ins Gespräch' },
    ],
    partnerships: [
      { en: 'partners bring you customers', de: 'Partner vermitteln Ihnen Kunden' },
      { en: 'partners think of you', de: 'Partner denken an Sie' },
    ],
    email: [
      { en: 'you win customers by email', de: 'Sie gewinnen Kunden per E-Mail' },
      { en: 'email works for you', de: 'E-Mail funktioniert bei Ihnen' },
    ],
    cold_calling: [
      { en: 'you win customers by phone', de: 'Sie gewinnen Kunden am Telefon' },
      { en: 'the phone is your way to customers', de: 'das Telefon ist Ihr Weg zu Kunden' },
    ],
    networking: [
      { en: 'your network brings you customers', de: 'Ihr Netzwerk bringt Ihnen Kunden' },
      { en: 'people know you', de: 'man kennt Sie' },
    ],
    influencer: [
      {
        en: 'people with reach speak about you',
        de: 'Menschen mit Reichweite sprechen über Sie',
      },
      { en: 'others lend you their reach', de: 'andere leihen Ihnen ihre Reichweite' },
    ],
    direct_sales: [
      { en: 'you sell in person', de: 'Sie verkaufen im persönlichen Gespräch' },
      { en: 'you know how to sell face to face', de: 'Sie überzeugen im direkten Gespräch' },
    ],
    word_of_mouth: [
      { en: 'word gets around about you', de: 'es spricht sich herum, was Sie tun' },
      { en: 'people talk about you', de: 'man erzählt von Ihnen' },
    ],
  },
  businessPhase: {
    mvp: [
      { en: 'your product is ready', de: 'Ihr Produkt ist marktreif' },
      { en: 'what you sell is ready for the market', de: 'was Sie verkaufen, ist marktreif' },
    ],
    growing: [
      {
        en: 'you have been in business for more than two years',
        de: 'Sie sind seit mehr als zwei Jahren am Markt',
      },
      {
        en: 'you can look back on more than two years of customers',
        de: 'Sie können auf mehr als zwei Jahre mit Kunden zurückblicken',
      },
    ],
    ads: [
      { en: 'you are running ads', de: 'Sie schalten Anzeigen' },
      { en: 'your ads bring visitors', de: 'Ihre Anzeigen bringen Besucher' },
    ],
    social: [
      { en: 'you are active on social media', de: 'Sie sind in sozialen Netzwerken aktiv' },
      { en: 'you already post regularly', de: 'Sie sind in Ihren Kanälen schon präsent' },
    ],
    content: [
      { en: 'you already have an online presence', de: 'Sie sind online bereits sichtbar' },
      { en: 'you can already be found online', de: 'man findet Sie online bereits' },
    ],
    partnerships: [
      { en: 'you work with partners', de: 'Sie arbeiten mit Partnern' },
      { en: 'others already work with you', de: 'andere arbeiten schon mit Ihnen zusammen' },
    ],
    team: [
      { en: 'you are hiring', de: 'Sie stellen ein' },
      { en: 'new people are joining you', de: 'bei Ihnen kommen neue Leute dazu' },
    ],
    scaling: [
      { en: 'you are scaling up', de: 'Sie sind auf Wachstumskurs' },
      { en: 'growth is your aim now', de: 'Sie wollen jetzt wachsen' },
    ],
  },
  ...offer,
};

/** @example answerClause({ field: 'businessPhase', option: 'ads' }, 'de', 0) // 'Sie schalten Anzeigen' */
export function answerClause({ field, option }: AnswerRef, language: Locale, timesTold: number): string {
  const clauses: Readonly<Record<string, readonly Words[] | undefined>> = CLAUSES[field];
  const variants = clauses[option] ?? [];
  return variants[timesTold % variants.length]?.[language] ?? '';
}

/** True for an answer that tells of trouble, which decides between "and" and "but". */
export const isWorry = ({ field }: AnswerRef): boolean => field === 'biggestChallenges';
