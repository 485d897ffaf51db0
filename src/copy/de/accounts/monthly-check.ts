import type { monthlyCheck as source } from '../../en/accounts/monthly-check.ts';
import { translationOf } from '../../shape.ts';

export const monthlyCheck = translationOf<typeof source>()({
  title: 'Monatliche Prüfung beenden',
  lead: 'Wir prüfen Ihre Website jeden Monat und schreiben Ihnen, wenn sich ihre Punktzahl geändert hat. Hier können Sie das beenden, ohne sich anzumelden.',
  end: 'Monatliche Prüfung beenden',
  ending: 'Wird beendet...',
  ended: 'Beendet. Wir prüfen Ihre Website nicht mehr jeden Monat, und Sie bekommen dazu keine E-Mails mehr.',
  again: 'In Ihrem Konto können Sie die Prüfung jederzeit wieder einschalten.',
  account: 'Zu Ihrem Konto',
  noLink:
    'Diese Seite öffnen Sie mit dem Link aus der E-Mail zu Ihrer Website. Ohne ihn melden Sie sich an und beenden die Prüfung in Ihrem Konto.',
  invalid:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz. Hilft das nicht, schreiben Sie uns:',
  failed: 'Die Prüfung ist noch nicht beendet. {message}',
  unreachable: 'Wir waren nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  noScript: 'Hier geht das nur mit JavaScript. Oder schreiben Sie uns, dann erledigen wir es für Sie:',
});
