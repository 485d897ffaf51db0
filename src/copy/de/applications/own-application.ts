import type { ownApplication as source } from '../../en/applications/own-application.ts';
import { translationOf } from '../../shape.ts';

export const ownApplication = translationOf<typeof source>()({
  invalid:
    'Der Link ist unvollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn vollständig.',
  gone: 'Diese Bewerbung gibt es nicht mehr. Sie wurde zurückgezogen oder gelöscht.',
  team: 'Ihr Zugang ist abgelaufen. Bitte melden Sie sich noch einmal an oder geben Sie den Code ein.',
  deleted: 'Diese Bewerbung gibt es nicht mehr. Sie wurde bereits gelöscht.',
});
