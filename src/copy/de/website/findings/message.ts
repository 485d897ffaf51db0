import type { message as source } from '../../../en/website/findings/message.ts';
import { translationOf } from '../../../shape.ts';

export const message = translationOf<typeof source>()({
  title: {
    title: 'Seitentitel',
    explanation: 'In den Suchergebnissen liest man zuerst den Titel Ihrer Seite.',
    recommendation:
      'Schreiben Sie in 15 bis 70 Zeichen, was Sie für wen anbieten, und setzen Sie den Firmennamen ans Ende.',
    action: 'Der Startseite einen aussagekräftigen Titel geben',
  },
  'text-depth': {
    title: 'Genug Text',
    explanation: 'Wenn auf einer Seite sehr wenig steht, finden Besucher keine Antworten auf ihre Fragen.',
    recommendation: 'Sagen Sie auf der Startseite, was Sie anbieten, für wen, und wie man Sie erreicht.',
    action: 'Auf der Startseite sagen, was Sie für wen anbieten',
  },
});
