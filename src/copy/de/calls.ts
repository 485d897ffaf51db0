import type { calls as source } from '../en/calls.ts';
import { translationOf } from '../shape.ts';

export const calls = translationOf<typeof source>()({
  outdated: 'Diese Seite ist veraltet. Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (Fehler {id})',
  email: 'Bitte prüfen Sie Ihre E-Mail-Adresse.',
  tooMany: {
    minutes: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    hours: 'Zu viele Versuche. Bitte versuchen Sie es in {hours} Std. noch einmal.',
  },
});
