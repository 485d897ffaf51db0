import type { conversion as source } from '../../../en/website/findings/conversion.ts';
import { translationOf } from '../../../shape.ts';

export const conversion = translationOf<typeof source>()({
  email: {
    title: 'E-Mail-Adresse',
    explanation: 'Viele Kunden schreiben lieber eine E-Mail, als anzurufen.',
    recommendation: 'Geben Sie eine anklickbare E-Mail-Adresse mit Ihrer eigenen Domain an.',
    action: 'Eine anklickbare E-Mail-Adresse angeben',
  },
  phone: {
    title: 'Telefonnummer',
    explanation: 'Wer schnell eine Antwort braucht, möchte Sie anrufen.',
    recommendation:
      'Zeigen Sie Ihre Telefonnummer ganz oben oder in der Fußzeile, und zwar so, dass man sie auf dem Smartphone antippen kann.',
    action: 'Eine Telefonnummer angeben, die man antippen kann',
  },
  pricing: {
    title: 'Preise auf der Website',
    explanation: 'Interessenten möchten ungefähr wissen, was Ihr Angebot kostet, bevor sie sich melden.',
    recommendation:
      'Nennen Sie einen Einstiegspreis oder Paketpreise, oder erklären Sie, wovon der Preis abhängt.',
    action: 'Einen Einstiegspreis nennen',
  },
  'working-forms': {
    title: 'Formulare, die ankommen',
    explanation:
      'Ein Formular, das nirgends ankommt oder auf das Sie nicht antworten können, sieht aus, als würde es funktionieren. Doch die Anfragen sind verloren.',
    recommendation:
      'Lassen Sie das Formular mit Ihrem Postfach oder einem Formulardienst verbinden und nach E-Mail-Adresse oder Telefonnummer fragen. Schicken Sie sich dann selbst eine Testnachricht.',
    action: 'Formular reparieren, damit Nachrichten ankommen',
  },
  'dead-ends': {
    title: 'Links, die ans Ziel führen',
    explanation: 'Wer klickt und nirgends ankommt, versucht es selten ein zweites Mal.',
    recommendation: 'Tragen Sie bei jedem dieser Links die richtige Adresse ein, oder entfernen Sie ihn.',
    action: 'Links reparieren, die ins Leere führen',
  },
  orders: {
    title: 'Bestellen und Buchen',
    explanation: 'So kann niemand bestellen, buchen oder anfragen.',
    recommendation: 'Lassen Sie das richtigstellen, und probieren Sie es dann selbst aus.',
    action: 'Bestellungen, Buchungen und Anfragen wieder möglich machen',
  },
  reachable: {
    title: 'Ein Weg, Sie zu erreichen',
    explanation: 'Wer Kunde werden möchte, kann es Ihnen nicht sagen.',
    recommendation:
      'Nennen Sie auf der Startseite Ihre Telefonnummer oder E-Mail-Adresse, und verlinken Sie sie so, dass ein Fingertipp genügt.',
    action: 'Besuchern einen Weg zeigen, Sie zu erreichen',
  },
  'tap-to-call': {
    title: 'Links zu Telefon und E-Mail',
    explanation:
      'Am Handy tippt man eine Nummer an, um anzurufen. Steht sie nur als Text da, muss man sie abschreiben; ist sie falsch verlinkt, landet man woanders.',
    recommendation:
      'Lassen Sie Nummer und Adresse so verlinken, dass beim Antippen genau die Nummer gewählt wird, die auf der Seite steht.',
    action: 'Nummer und Adresse richtig verlinken',
  },
});
