import type { monthlyCheck as source } from '../../en/accounts/monthly-check.ts';
import { translationOf } from '../../shape.ts';

export const monthlyCheck = translationOf<typeof source>()({
  title: 'Monatlichen Check beenden',
  lead: 'Wir prüfen Ihre Website jeden Monat und schreiben Ihnen, wenn sich ihr Score ändert. Wenn Sie das nicht mehr möchten, können Sie den Check hier ohne Anmeldung beenden.',
  end: 'Monatlichen Check beenden',
  ending: 'Wird beendet …',
  ended: 'Der monatliche Check Ihrer Website ist beendet, und Sie bekommen dazu keine E-Mails mehr.',
  again: 'In Ihrem Konto können Sie den Check jederzeit wieder einschalten.',
  account: 'Zu Ihrem Konto',
  noLink:
    'Bitte öffnen Sie diese Seite über den Link in einer unserer E-Mails zum monatlichen Check. Sie können den Check auch in Ihrem Konto beenden.',
  invalid:
    'Der Link ist unvollständig. Bitte klicken Sie ihn in der E-Mail noch einmal an oder kopieren Sie ihn vollständig. Wenn das nicht hilft, schreiben Sie uns:',
  failed: 'Der Check läuft noch weiter. {message}',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  noScript: 'Bitte aktivieren Sie JavaScript, um den Check hier zu beenden, oder schreiben Sie uns:',
});
