import type { conversion as source } from '../../../en/website/findings/conversion.ts';
import { translationOf } from '../../../shape.ts';

export const conversion = translationOf<typeof source>()({
  'call-to-action': {
    title: 'Klarer nächster Schritt',
    explanation: 'Interessenten melden sich eher, wenn sie sofort sehen, was sie als Nächstes tun können.',
    recommendation:
      'Setzen Sie einen Button auf die Seite, der sagt, was als Nächstes passiert, zum Beispiel „Angebot anfordern“.',
    action: 'Einen Button für den nächsten Schritt einbauen',
  },
  'call-to-action-early': {
    title: 'Nächster Schritt weit oben',
    explanation: 'Viele Besucher scrollen nicht bis ans Ende der Seite.',
    recommendation: 'Setzen Sie den wichtigsten Button an den Anfang der Seite und noch einmal ans Ende.',
    action: 'Den wichtigsten Button nach oben setzen',
  },
  booking: {
    title: 'Online-Buchung',
    explanation: 'Wer online einen Termin buchen kann, muss Sie dafür nicht anrufen.',
    recommendation:
      'Verlinken Sie auf der Startseite einen Kalender, in dem Besucher selbst einen Termin auswählen.',
    action: 'Einen Kalender für Termine verlinken',
  },
  'contact-form': {
    title: 'Kontaktformular',
    explanation:
      'Über ein Formular können Besucher Ihnen jederzeit schreiben, auch wenn Sie nicht erreichbar sind.',
    recommendation: 'Bauen Sie auf der Startseite oder der Kontaktseite ein kurzes Kontaktformular ein.',
    action: 'Ein kurzes Kontaktformular einbauen',
  },
  'form-length': {
    title: 'Kurzes Formular',
    explanation: 'Je weniger Felder ein Formular hat, desto eher wird es ausgefüllt.',
    recommendation: 'Fragen Sie höchstens fünf Angaben ab, zum Beispiel Name, E-Mail-Adresse und Nachricht.',
    action: 'Das Formular auf höchstens fünf Felder kürzen',
  },
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
    title: 'Preisangaben',
    explanation: 'Interessenten möchten ungefähr wissen, was Ihr Angebot kostet, bevor sie sich melden.',
    recommendation:
      'Nennen Sie einen Einstiegspreis oder Paketpreise, oder erklären Sie, wovon der Preis abhängt.',
    action: 'Einen Einstiegspreis nennen',
  },
});
