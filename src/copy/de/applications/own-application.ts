import type { ownApplication as source } from '../../en/applications/own-application.ts';
import { translationOf } from '../../shape.ts';

export const ownApplication = translationOf<typeof source>()({
  invalid:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  gone: 'Diese Bewerbung gibt es nicht mehr: Sie wurde zurückgezogen oder gelöscht.',
  unfit: 'So lässt sich das nicht speichern. Bitte prüfen Sie Ihre Eingaben.',
  tooMany: 'Das war sehr viel auf einmal. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  team: 'Ihr Zugang ist beendet. Bitte melden Sie sich noch einmal an oder geben Sie den Code ein.',
  deleted: 'Diese Bewerbung gibt es nicht mehr: Sie ist bereits gelöscht.',
});
