import type { codeAnswers as source } from '../../en/access/code-answers.ts';
import { translationOf } from '../../shape.ts';

export const codeAnswers = translationOf<typeof source>()({
  wrong: 'Dieser Code ist falsch oder abgelaufen. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
});
