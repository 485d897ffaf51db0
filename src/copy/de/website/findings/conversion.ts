import type { conversion as source } from '../../../en/website/findings/conversion.ts';
import { translationOf } from '../../../shape.ts';

export const conversion = translationOf<typeof source>()({
  'call-to-action': {
    title: 'Klare Handlungsaufforderung',
    explanation:
      'Wer sich interessiert, braucht einen eindeutigen nächsten Schritt. Sonst verlässt er die Seite, ohne sich zu melden.',
    recommendation:
      'Setzen Sie einen Button, der sagt, was als Nächstes passiert, zum Beispiel „Kostenloses Erstgespräch buchen“.',
    action: 'Einen Button setzen, der sagt, was als Nächstes passiert',
  },
  'call-to-action-early': {
    title: 'Nächster Schritt ganz oben',
    explanation:
      'Viele Besucher scrollen nie bis zum Ende. Der nächste Schritt sollte gleich am Anfang erreichbar sein.',
    recommendation:
      'Platzieren Sie den wichtigsten Button im ersten Abschnitt und wiederholen Sie ihn am Ende der Seite.',
    action: 'Den wichtigsten Button nach oben holen',
  },
  booking: {
    title: 'Termin online buchen',
    explanation:
      'Ein Buchungslink macht aus Interesse einen Termin, ganz ohne Hin und Her per Telefon und E-Mail.',
    recommendation:
      'Verlinken Sie auf der Startseite einen Buchungskalender und bieten Sie kurze Erstgespräche an.',
    action: 'Einen Kalender für Erstgespräche verlinken',
  },
  'contact-form': {
    title: 'Kontaktformular',
    explanation:
      'Ein Formular senkt die Hürde: Besucher können sich sofort melden, auch außerhalb der Bürozeiten.',
    recommendation:
      'Bieten Sie auf der Startseite oder höchstens einen Klick entfernt ein kurzes Kontaktformular an.',
    action: 'Ein kurzes Kontaktformular einbauen',
  },
  'form-length': {
    title: 'Kurzes Formular',
    explanation: 'Jedes zusätzliche Feld kostet Anfragen. Für den ersten Kontakt genügen wenige Angaben.',
    recommendation:
      'Höchstens fünf Felder genügen, etwa Name, E-Mail und Nachricht. Alles Weitere klärt das Gespräch.',
    action: 'Das Formular auf fünf Felder kürzen',
  },
  email: {
    title: 'E-Mail-Adresse',
    explanation:
      'Eine sichtbare E-Mail-Adresse zeigt, dass Sie erreichbar sind. Viele Geschäftskontakte schreiben lieber, als anzurufen.',
    recommendation: 'Zeigen Sie eine Adresse Ihrer eigenen Domain, als Link, der das Mailprogramm öffnet.',
    action: 'Eine E-Mail-Adresse zum Anklicken zeigen',
  },
  phone: {
    title: 'Telefonnummer',
    explanation: 'Eine Telefonnummer schafft Vertrauen und ist bei dringenden Anfragen der schnellste Weg.',
    recommendation:
      'Zeigen Sie die Nummer oben oder im Fußbereich, als Link, der auf dem Smartphone den Anruf startet.',
    action: 'Eine Telefonnummer zeigen, die sich antippen lässt',
  },
  pricing: {
    title: 'Preisangaben',
    explanation: 'Ernsthafte Interessenten möchten die Größenordnung kennen, bevor sie mit Ihnen sprechen.',
    recommendation:
      'Nennen Sie einen Einstiegspreis oder Pakete, oder erklären Sie wenigstens, wie Ihr Preis entsteht.',
    action: 'Einen Einstiegspreis nennen',
  },
});
