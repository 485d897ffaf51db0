import type { intake as source } from '../../en/applications/intake.ts';
import { translationOf } from '../../shape.ts';

export const intake = translationOf<typeof source>()({
  callerLimit:
    'Über Ihren Internetanschluss sind zu viele Bewerbungen eingegangen. Ihr Text ist noch da. Bitte versuchen Sie es in {wait} noch einmal.',
  wait: { minutes: '{minutes} Minuten', hours: '{hours} Stunden' },
  idTaken:
    'Sie haben diese Bewerbung schon einmal abgeschickt. Inzwischen wurde sie geändert oder gelöscht. Wenn Sie sich neu bewerben möchten, ändern Sie bitte etwas im Formular und senden Sie es noch einmal ab.',
  failed:
    'Ihre Bewerbung konnte nicht gespeichert werden. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.',
});
