import type { access as source } from '../../en/access/access.ts';
import { translationOf } from '../../shape.ts';

export const access = translationOf<typeof source>()({
  title: 'Nur für Mentees/Mentoren',
  lead: 'Geben Sie die fünf Zeichen Ihres persönlichen Codes ein.',
  code: 'Ihr Code',
  box: 'Zeichen {n} von {of}',
  submit: 'Code eingeben',
  checking: 'Wird geprüft...',
  close: 'Schließen',
  incomplete: 'Bitte geben Sie alle fünf Zeichen Ihres Codes ein.',
  inactive:
    'Ihr Code ist angekommen, die Codes sind aber noch nicht freigeschaltet. Bitte versuchen Sie es später noch einmal.',
  ended: 'Ihr Zugang ist abgelaufen. Wenn Sie einen neuen Code haben, geben Sie ihn bitte hier ein.',
  unreachable:
    'Der Server ist gerade nicht erreichbar. Ihr Code steht noch da; bitte versuchen Sie es noch einmal.',
  noScript: 'Die Eingabe des Codes braucht JavaScript.',
  opened: {
    greeting: { mentee: 'Willkommen im Kreis der Mentees', mentor: 'Willkommen im Kreis der Mentoren' },
    until: 'Ihr Zugang ist bis zum {date} offen.',
    goOn: 'Weiter',
    leave: 'Anderen Code eingeben',
  },
});
