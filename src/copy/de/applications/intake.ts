import type { intake as source } from '../../en/applications/intake.ts';
import { translationOf } from '../../shape.ts';

export const intake = translationOf<typeof source>()({
  callerLimit:
    'Über Ihren Anschluss sind zu viele Bewerbungen eingegangen. Ihr Text ist noch da. Bitte versuchen Sie es in {wait} noch einmal.',
  emailLimit:
    'Mit dieser E-Mail-Adresse sind schon mehrere Bewerbungen eingegangen. Ihr Text ist noch da. In {wait} können Sie es noch einmal versuchen.',
  wait: { minutes: '{minutes} Minuten', hours: '{hours} Stunden' },
  idTaken:
    'Diese Bewerbung haben Sie schon einmal geschickt; sie wurde seitdem geändert oder gelöscht. Um sich neu zu bewerben, ändern Sie bitte den Text.',
  failed:
    'Ihre Bewerbung konnte nicht gespeichert werden. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.',
});
