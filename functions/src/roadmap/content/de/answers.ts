import type { OptionOf } from '../../../../../src/domain/wizard/answers.ts';
import type { AnswerTextsOf } from '../../engine/content.ts';
import { offer } from './answers-offer.ts';

/** What each answer says about the visitor, as a main clause without a full stop; more than one where it may come up again. */
export const answers: AnswerTextsOf<keyof OptionOf> = {
  biggestChallenges: {
    lead_generation: [
      'Ihnen fehlen neue Interessenten',
      'Sie bekommen zu wenige neue Anfragen',
      'Sie brauchen mehr Interessenten',
    ],
    social_media: [
      'über soziale Medien gewinnen Sie zu wenige Kunden',
      'mit sozialen Medien tun Sie sich schwer',
    ],
    conversion: [
      'aus Ihren Interessenten werden zu selten Kunden',
      'zu viele Interessenten springen wieder ab',
      'von Ihren Interessenten kaufen zu wenige',
    ],
    sales_process: [
      'Ihr Vertrieb hat keinen festen Ablauf',
      'jeder Verkauf läuft bei Ihnen anders ab',
      'in Ihrem Vertrieb hängt zu viel vom Zufall ab',
    ],
    customer_retention: [
      'zu viele Ihrer Kunden wandern ab',
      'Sie verlieren Kunden, die Sie gern behalten würden',
    ],
    team_scaling: [
      'Sie haben mehr Arbeit als Leute',
      'Ihr Team ist für die viele Arbeit zu klein',
      'bei Ihnen hängt zu viel an wenigen Leuten',
    ],
    marketing_automation: [
      'in Ihrem Marketing steckt zu viel Handarbeit',
      'im Marketing machen Sie noch zu viel von Hand',
    ],
    content_creation: [
      'eigene Texte und Beiträge kosten Sie zu viel Zeit',
      'zum Schreiben kommen Sie zu selten',
    ],
    pricing_strategy: ['bei Ihren Preisen sind Sie unsicher', 'Sie wissen nicht, ob Ihre Preise stimmen'],
    competition: [
      'der Wettbewerb macht Ihnen zu schaffen',
      'Ihre Kunden vergleichen Sie mit anderen',
      'andere bieten fast dasselbe an',
    ],
  },
  customerAcquisition: {
    organic: [
      'Ihre Kunden kommen über Suchmaschinen zu Ihnen',
      'über Suchmaschinen kommen Besucher auf Ihre Website',
    ],
    paid: ['Sie gewinnen Kunden über bezahlte Werbung', 'über Ihre Anzeigen kommen Anfragen'],
    referral: ['neue Kunden kommen über Empfehlungen zu Ihnen', 'Ihre Kunden empfehlen Sie weiter'],
    content: [
      'Sie gewinnen Kunden mit eigenen Beiträgen',
      'Kunden werden durch Ihre Beiträge auf Sie aufmerksam',
    ],
    events: [
      'Sie gewinnen Kunden auf Messen und Veranstaltungen',
      'auf Veranstaltungen kommen Sie mit Kunden ins Gespräch',
    ],
    partnerships: ['Partner vermitteln Ihnen Kunden', 'Sie bekommen Kunden über Ihre Partner'],
    email: ['Sie gewinnen Kunden per E-Mail', 'auf Ihre E-Mails melden sich Kunden'],
    cold_calling: ['Sie gewinnen Kunden am Telefon', 'Sie gewinnen Kunden durch Kaltakquise'],
    networking: ['Sie gewinnen Kunden über Ihr Netzwerk', 'über Ihre Kontakte kommen neue Kunden'],
    influencer: ['Influencer machen Kunden auf Sie aufmerksam', 'Sie gewinnen Kunden über Influencer'],
    direct_sales: ['Sie verkaufen im persönlichen Gespräch', 'Sie sprechen Kunden persönlich an'],
    word_of_mouth: ['Ihre Kunden erzählen anderen von Ihnen', 'es spricht sich herum, was Sie anbieten'],
  },
  businessPhase: {
    mvp: ['Ihr Angebot ist fertig', 'Sie haben ein fertiges Angebot'],
    growing: ['Sie sind seit mehr als zwei Jahren am Markt', 'Sie haben seit mehr als zwei Jahren Kunden'],
    ads: ['Sie schalten Anzeigen', 'Sie bezahlen schon für Werbung'],
    social: ['Sie sind in sozialen Medien aktiv', 'Sie posten regelmäßig in sozialen Medien'],
    content: ['Sie sind online schon präsent', 'man findet Sie im Internet'],
    partnerships: ['Sie arbeiten mit Partnern zusammen', 'Sie haben schon Partner'],
    team: ['Sie stellen gerade ein', 'Ihr Team wächst'],
    scaling: ['Ihr Unternehmen wächst', 'die Nachfrage nach Ihrem Angebot steigt'],
  },
  ...offer,
};
