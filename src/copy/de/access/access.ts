import type { access as source } from '../../en/access/access.ts';
import { translationOf } from '../../shape.ts';

export const access = translationOf<typeof source>()({
  title: 'Nur für Mentees/Mentoren',
  lead: 'Geben Sie die fünf Zeichen Ihres persönlichen Codes ein.',
  code: 'Ihr Code',
  box: 'Zeichen {n} von {of}',
  submit: 'Code eingeben',
  checking: 'Wird geprüft …',
  close: 'Schließen',
  incomplete: 'Bitte geben Sie alle fünf Zeichen Ihres Codes ein.',
  inactive: 'Die Codes sind noch nicht freigeschaltet. Bitte versuchen Sie es später noch einmal.',
  ended: 'Ihr Zugang ist abgelaufen. Wenn Sie einen neuen Code haben, geben Sie ihn bitte hier ein.',
  unreachable:
    'Der Server ist gerade nicht erreichbar. Ihre Eingabe bleibt erhalten. Bitte versuchen Sie es noch einmal.',
  noCode: { text: 'Noch keinen Code?', link: 'Zum kostenlosen Unternehmens-Check' },
  noScript: 'Bitte aktivieren Sie JavaScript, um Ihren Code einzugeben.',
  opened: {
    greeting: { mentee: 'Willkommen im Bereich für Mentees', mentor: 'Willkommen im Bereich für Mentoren' },
    until: 'Ihr Zugang gilt bis zum {date}.',
    goOn: 'Weiter',
    leave: 'Anderen Code eingeben',
  },
});
