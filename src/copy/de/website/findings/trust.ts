import type { trust as source } from '../../../en/website/findings/trust.ts';
import { translationOf } from '../../../shape.ts';

export const trust = translationOf<typeof source>()({
  imprint: {
    title: 'Impressum oder Firmenangaben',
    explanation: 'Kunden möchten wissen, welches Unternehmen hinter einer Website steht.',
    recommendation: 'Verlinken Sie Ihr Impressum auf jeder Seite, am besten in der Fußzeile.',
    action: 'Das Impressum auf jeder Seite verlinken',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    explanation: 'Wer Ihnen Kontaktdaten schickt, möchte wissen, was damit geschieht.',
    recommendation: 'Verlinken Sie Ihre Datenschutzerklärung auf jeder Seite und neben jedem Formular.',
    action: 'Die Datenschutzerklärung auf jeder Seite verlinken',
  },
  testimonials: {
    title: 'Kundenstimmen',
    explanation: 'Das Lob anderer Kunden überzeugt mehr als Eigenwerbung.',
    recommendation: 'Zeigen Sie zwei oder drei Zitate von Kunden mit vollem Namen, Funktion und Unternehmen.',
    action: 'Zwei Kundenstimmen mit vollem Namen zeigen',
  },
  references: {
    title: 'Referenzen und Projekte',
    explanation: 'An abgeschlossenen Projekten sehen Interessenten, was Sie können.',
    recommendation:
      'Zeigen Sie Logos Ihrer Kunden oder beschreiben Sie kurz ein Projekt mit Ausgangslage, Lösung und Ergebnis.',
    action: 'Drei Kunden oder ein abgeschlossenes Projekt zeigen',
  },
  numbers: {
    title: 'Zahlen und Fakten',
    explanation: 'Mit konkreten Zahlen wirken Ihre Aussagen glaubwürdiger.',
    recommendation:
      'Nennen Sie zwei Zahlen, die Sie belegen können, zum Beispiel die Jahre am Markt und die Anzahl Ihrer Kunden.',
    action: 'Zwei Zahlen nennen, die Sie belegen können',
  },
  'social-profiles': {
    title: 'Profile in Netzwerken',
    explanation: 'Viele Interessenten sehen sich Ihr Profil an, bevor sie Ihnen antworten.',
    recommendation: 'Verlinken Sie das Unternehmensprofil, das Sie regelmäßig pflegen.',
    action: 'Ihr Unternehmensprofil verlinken',
  },
  about: {
    title: 'Über uns',
    explanation: 'Kunden möchten wissen, mit wem sie es zu tun haben.',
    recommendation: 'Stellen Sie sich und Ihr Team mit Foto, Namen und Funktion vor.',
    action: 'Sich und das Team auf der Website vorstellen',
  },
  'postal-address': {
    title: 'Anschrift',
    explanation: 'Eine vollständige Anschrift zeigt, dass hinter der Website ein echtes Unternehmen steht.',
    recommendation: 'Nennen Sie Straße, Postleitzahl und Ort in der Fußzeile oder auf der Kontaktseite.',
    action: 'Die vollständige Anschrift angeben',
  },
});
