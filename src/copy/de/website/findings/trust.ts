import type { trust as source } from '../../../en/website/findings/trust.ts';
import { translationOf } from '../../../shape.ts';

export const trust = translationOf<typeof source>()({
  imprint: {
    title: 'Impressum oder Firmenangaben',
    explanation:
      'Geschäftskontakte prüfen, mit wem sie es zu tun haben. Im deutschsprachigen Raum schauen sie zuerst ins Impressum.',
    recommendation:
      'Verlinken Sie Ihr Impressum von jeder Seite aus, klar benannt und am besten im Fußbereich.',
    action: 'Das Impressum auf jeder Seite verlinken',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    explanation: 'Wer Kontaktdaten hinterlässt, möchte wissen, was damit geschieht.',
    recommendation: 'Verlinken Sie Ihre Datenschutzerklärung von jeder Seite aus und neben jedem Formular.',
    action: 'Die Datenschutzerklärung auf jeder Seite verlinken',
  },
  testimonials: {
    title: 'Kundenstimmen',
    explanation: 'Die Worte zufriedener Kunden überzeugen mehr als jedes eigene Versprechen.',
    recommendation: 'Zeigen Sie zwei oder drei Zitate mit vollem Namen, Funktion und Unternehmen.',
    action: 'Zwei Kundenstimmen mit vollem Namen zeigen',
  },
  references: {
    title: 'Referenzen und Projekte',
    explanation: 'Bekannte Kunden und abgeschlossene Projekte belegen, dass Sie halten, was Sie versprechen.',
    recommendation: 'Zeigen Sie Kundenlogos oder ein kurzes Praxisbeispiel: Ausgangslage, Lösung, Ergebnis.',
    action: 'Drei Kunden oder eine Fallstudie zeigen',
  },
  numbers: {
    title: 'Zahlen und Fakten',
    explanation: 'Konkrete Zahlen bleiben im Kopf und machen Versprechen überprüfbar.',
    recommendation:
      'Nennen Sie Zahlen, die Sie belegen können: Jahre am Markt, Anzahl der Kunden, Ergebnisse.',
    action: 'Zwei Zahlen nennen, die Sie belegen können',
  },
  'social-profiles': {
    title: 'Berufliche Profile',
    explanation: 'Viele Kontakte sehen sich Ihr berufliches Profil an, bevor sie antworten.',
    recommendation: 'Verlinken Sie das Unternehmensprofil, das Sie wirklich pflegen.',
    action: 'Das gepflegte Unternehmensprofil verlinken',
  },
  about: {
    title: 'Die Menschen dahinter',
    explanation: 'Wer kauft, will wissen, mit wem er es zu tun hat. Eine Seite „Über uns“ zeigt es ihm.',
    recommendation: 'Stellen Sie sich und Ihr Team mit Foto, Namen und Funktion vor.',
    action: 'Die Menschen hinter dem Unternehmen zeigen',
  },
  'postal-address': {
    title: 'Postanschrift',
    explanation: 'Eine vollständige Anschrift zeigt, dass hinter der Website ein echtes Unternehmen steht.',
    recommendation: 'Nennen Sie Straße, Postleitzahl und Ort im Fußbereich oder auf der Kontaktseite.',
    action: 'Die vollständige Anschrift zeigen',
  },
});
