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
    recommendation:
      'Verlinken Sie eine vollständige Datenschutzerklärung auf jeder Seite und neben jedem Formular.',
    action: 'Eine vollständige Datenschutzerklärung verlinken',
  },
  'postal-address': {
    title: 'Anschrift',
    explanation: 'Eine vollständige Anschrift zeigt, dass hinter der Website ein echtes Unternehmen steht.',
    recommendation: 'Nennen Sie Straße, Postleitzahl und Ort in der Fußzeile oder auf der Kontaktseite.',
    action: 'Die vollständige Anschrift angeben',
  },
  'card-data': {
    title: 'Vertrauliche Daten',
    explanation: 'Diese Angaben vertraut man Ihnen an, und Sie haften dafür.',
    recommendation:
      'Nehmen Sie sie von der Website und aus dem Code, senden Sie Formulare mit der Methode „post“, und nehmen Sie Zahlungen über einen Zahlungsdienst an.',
    action: 'Die Daten anderer schützen',
  },
  placeholders: {
    title: 'Fertige Texte',
    explanation: 'Mustertexte verraten Besuchern, dass eine Seite nie fertig geworden ist.',
    recommendation: 'Ersetzen Sie den Mustertext durch Ihre eigenen Worte und Angaben.',
    action: 'Mustertexte auf der Website ersetzen',
  },
  contradictions: {
    title: 'Einheitliche Angaben',
    explanation: 'Wer zwei verschiedene Angaben liest, glaubt keiner von beiden.',
    recommendation: 'Klären Sie, welche stimmt, und nennen Sie auf jeder Seite dieselbe.',
    action: 'Auf allen Seiten dasselbe angeben',
  },
  'recent-news': {
    title: 'Aktuelle Inhalte',
    explanation:
      'Bei alten Neuigkeiten und abgelaufenen Angeboten fragt man sich, ob es den Betrieb noch gibt.',
    recommendation: 'Ersetzen oder entfernen Sie, was vorbei ist: Angebote, Termine und alte Neuigkeiten.',
    action: 'Veraltete Inhalte ersetzen oder entfernen',
  },
});
