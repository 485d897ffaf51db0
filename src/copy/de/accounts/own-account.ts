import type { ownAccount as source } from '../../en/accounts/own-account.ts';
import { translationOf } from '../../shape.ts';

export const ownAccount = translationOf<typeof source>()({
  signIn: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  recently: 'Bitte geben Sie Ihr Passwort noch einmal ein: Das geht nur kurz danach.',
  verifyFirst:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir schreiben nur an Adressen, von denen wir wissen, dass sie Ihnen gehören.',
  invalidLink:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
});
