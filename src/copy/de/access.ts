import type { access as source } from '../en/access.ts';
import { translationOf } from '../shape.ts';

export const access = translationOf<typeof source>()({
  title: 'Nur für Mentees/Mentoren',
  lead: 'Geben Sie die fünf Zeichen Ihres persönlichen Codes ein.',
  code: 'Ihr Code',
  box: 'Zeichen {n} von {of}',
  submit: 'Code eingeben',
  close: 'Schließen',
});
