import type { access as source } from '../en/access.ts';
import { translationOf } from '../shape.ts';

export const access = translationOf<typeof source>()({
  title: 'Nur für Mentees/Mentoren',
  lead: 'Geben Sie die fünf Zeichen Ihres persönlichen Codes ein.',
  code: 'Ihr Code',
  box: 'Zeichen {n} von {of}',
  submit: 'Code eingeben',
  close: 'Schließen',
  incomplete: 'Bitte geben Sie alle fünf Zeichen Ihres Codes ein.',
  inactive:
    'Ihr Code ist angekommen, die Codes sind aber noch nicht freigeschaltet. Bitte versuchen Sie es später noch einmal.',
  noScript: 'Die Eingabe des Codes braucht JavaScript.',
});
