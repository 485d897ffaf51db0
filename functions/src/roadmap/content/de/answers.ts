import type { OptionOf } from '../../../../../src/domain/wizard/answers.ts';
import type { AnswerTextsOf } from '../../engine/content.ts';
import { offer } from './answers-offer.ts';

/** What each answer says about the visitor, as a main clause without a full stop; more than one where it may come up again. */
export const answers: AnswerTextsOf<keyof OptionOf> = {
  biggestChallenges: {
    lead_generation: [
      'Ihnen fehlen neue Interessenten',
      'neue Anfragen kommen zu selten',
      'die Liste der Interessenten ist zu kurz',
    ],
    social_media: [
      'soziale Netzwerke bringen Ihnen zu wenig',
      'aus Ihren Beiträgen entstehen kaum Gespräche',
    ],
    conversion: [
      'aus Ihren Interessenten werden zu selten Kunden',
      'zu viele Gespräche enden ohne Auftrag',
      'aus Interesse wird zu selten eine Unterschrift',
    ],
    sales_process: [
      'Ihrem Vertrieb fehlt ein fester Ablauf',
      'jeder Verkauf läuft bei Ihnen anders ab',
      'in Ihrem Vertrieb hängt zu viel vom Zufall ab',
    ],
    customer_retention: [
      'Ihre Kunden bleiben nicht lange genug',
      'Sie verlieren Kunden, die Sie gern behalten würden',
    ],
    team_scaling: [
      'Ihr Team wächst langsamer als die Arbeit',
      'Sie haben mehr Arbeit als Leute',
      'Ihr Wachstum hängt an zu wenigen Köpfen',
    ],
    marketing_automation: [
      'in Ihrem Marketing steckt zu viel Handarbeit',
      'im Marketing tippen Sie dieselben Dinge immer wieder neu',
    ],
    content_creation: [
      'Inhalte zu erstellen kostet Sie zu viel Zeit',
      'das Schreiben bleibt am ehesten liegen',
    ],
    pricing_strategy: ['bei Ihren Preisen sind Sie unsicher', 'beim Preis zögern Sie'],
    competition: [
      'Ihre Wettbewerber machen es Ihnen schwer, sich abzuheben',
      'Kunden vergleichen Sie mit anderen',
      'andere versprechen fast dasselbe',
    ],
  },
  customerAcquisition: {
    organic: ['Kunden finden Sie über die Suche', 'Suchmaschinen bringen Ihnen Besucher'],
    paid: ['Sie gewinnen Interessenten über bezahlte Werbung', 'Werbung bringt Ihnen Anfragen'],
    referral: ['neue Kunden kommen auf Empfehlung', 'Ihre Kunden empfehlen Sie gern weiter'],
    content: ['Sie gewinnen Kunden über Fachinhalte', 'man liest, was Sie schreiben'],
    events: ['Sie treffen Ihre Kunden auf Veranstaltungen', 'auf Veranstaltungen kommen Sie ins Gespräch'],
    partnerships: ['Partner vermitteln Ihnen Kunden', 'Ihre Partner empfehlen Sie'],
    email: ['Sie gewinnen Kunden per E-Mail', 'E-Mail funktioniert bei Ihnen'],
    cold_calling: ['Sie gewinnen Kunden am Telefon', 'Kaltakquise funktioniert bei Ihnen'],
    networking: ['Ihr Netzwerk bringt Ihnen Kunden', 'man kennt Sie'],
    influencer: ['Menschen mit Reichweite sprechen über Sie', 'andere leihen Ihnen ihre Reichweite'],
    direct_sales: ['Sie verkaufen im persönlichen Gespräch', 'Sie überzeugen im direkten Gespräch'],
    word_of_mouth: ['es spricht sich herum, was Sie tun', 'man erzählt von Ihnen'],
  },
  businessPhase: {
    mvp: ['Ihr Produkt ist marktreif', 'was Sie verkaufen, ist marktreif'],
    growing: ['Sie sind seit mehr als zwei Jahren am Markt', 'Sie haben Kunden aus mehr als zwei Jahren'],
    ads: ['Sie schalten Anzeigen', 'Ihre Anzeigen bringen Besucher'],
    social: ['Sie sind in sozialen Netzwerken aktiv', 'Sie posten schon regelmäßig'],
    content: ['Sie sind online bereits sichtbar', 'man findet Sie online bereits'],
    partnerships: ['Sie arbeiten mit Partnern', 'andere arbeiten schon mit Ihnen zusammen'],
    team: ['Sie stellen ein', 'bei Ihnen kommen neue Leute dazu'],
    scaling: ['Sie sind auf Wachstumskurs', 'Sie wollen jetzt wachsen'],
  },
  ...offer,
};
