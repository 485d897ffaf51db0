import type { intake as source } from '../../en/applications/intake.ts';
import { translationOf } from '../../shape.ts';

export const intake = translationOf<typeof source>()({
  callerLimit:
    'Über Ihren Anschluss sind viele Bewerbungen eingegangen. Ihr Text steht noch hier; bitte senden Sie ihn in {wait} noch einmal ab.',
  emailLimit:
    'Mit dieser E-Mail-Adresse sind schon mehrere Bewerbungen eingegangen. Ihr Text steht noch hier; in {wait} können Sie ihn noch einmal absenden.',
  wait: { minutes: '{minutes} Minuten', hours: '{hours} Stunden' },
  idTaken:
    'Diese Bewerbung war schon einmal hier und wurde seitdem geändert oder gelöscht. Um sich noch einmal zu bewerben, ändern Sie bitte den Text.',
  failed:
    'Ihre Bewerbung konnte nicht gespeichert werden. Ihr Text steht noch hier; bitte versuchen Sie es noch einmal.',
});
