import type { monthlyCheck as source } from '../../en/accounts/monthly-check.ts';
import { translationOf } from '../../shape.ts';

export const monthlyCheck = translationOf<typeof source>()({
  title: 'Monatlichen Check beenden',
  lead: 'Wir prüfen Ihre Website jeden Monat und schreiben Ihnen, wenn sich ihr Score ändert. Hier können Sie das ohne Anmeldung beenden.',
  end: 'Monatlichen Check beenden',
  ending: 'Wird beendet...',
  ended:
    'Erledigt. Der monatliche Check Ihrer Website ist beendet, und Sie bekommen dazu keine E-Mails mehr.',
  again: 'In Ihrem Konto können Sie den Check jederzeit wieder einschalten.',
  account: 'Zu Ihrem Konto',
  noLink:
    'Diese Seite öffnen Sie mit dem Link aus der E-Mail zu Ihrer Website. Oder Sie melden sich an und beenden den Check in Ihrem Konto.',
  invalid:
    'Dieser Link ist nicht vollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn ganz. Hilft das nicht, schreiben Sie uns:',
  failed: 'Der Check läuft noch weiter. {message}',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  noScript: 'Bitte aktivieren Sie JavaScript, um den Check hier zu beenden, oder schreiben Sie uns:',
});
