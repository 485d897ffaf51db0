import type { newsletter as source } from '../../en/site/newsletter.ts';
import { translationOf } from '../../shape.ts';

export const newsletter = translationOf<typeof source>()({
  title: 'Newsletter',
  email: 'Ihre E-Mail-Adresse',
  subscribe: 'Abonnieren',
  missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  thanks: 'Vielen Dank, dass Sie unseren Newsletter abonniert haben!',
  consent:
    'Mit „Abonnieren“ willigen Sie ein, dass {company} Ihnen den Newsletter mit Tipps zum B2B-Vertrieb und Neuigkeiten zu eigenen Angeboten per E-Mail schickt. Sie können ihn jederzeit über den Link in jeder E-Mail abbestellen.',
  privacy: 'So gehen wir mit Ihrer Adresse um',
  requested:
    'Fast geschafft! Wenn diese Adresse den Newsletter noch nicht bekommt, haben wir ihr gerade eine E-Mail geschickt. Bitte bestätigen Sie Ihr Abo über den Link darin.',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  page: {
    title: 'Unser Newsletter',
    lead: 'Hier können Sie Ihr Abo mit einem Klick bestätigen oder beenden.',
    actions: { confirm: 'Abo bestätigen', unsubscribe: 'Newsletter abbestellen' },
    results: {
      confirmed:
        'Vielen Dank! Sie bekommen ab jetzt unseren Newsletter. In jeder E-Mail finden Sie einen Link zum Abbestellen.',
      unsubscribed:
        'Wir haben Ihre Adresse und alles, was dazu gespeichert war, gelöscht. Sie bekommen keinen Newsletter von uns.',
      gone: 'Dieses Abo gibt es nicht mehr. Wenn Sie unseren Newsletter bekommen möchten, geben Sie Ihre Adresse bitte unten auf dieser Seite noch einmal ein.',
    },
    noLink: 'Bitte öffnen Sie diese Seite über den Link in einer unserer E-Mails.',
    noScript:
      'Bitte aktivieren Sie JavaScript, um Ihr Abo hier zu bestätigen oder zu beenden, oder schreiben Sie uns:',
  },
});
