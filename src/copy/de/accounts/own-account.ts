import type { ownAccount as source } from '../../en/accounts/own-account.ts';
import { translationOf } from '../../shape.ts';

export const ownAccount = translationOf<typeof source>()({
  signIn: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  recently: 'Bitte geben Sie zur Sicherheit Ihr Passwort noch einmal ein.',
  verifyFirst: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir schreiben nur an bestätigte Adressen.',
  invalidLink:
    'Der Link ist unvollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn vollständig.',
});
