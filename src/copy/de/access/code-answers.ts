import type { codeAnswers as source } from '../../en/access/code-answers.ts';
import { translationOf } from '../../shape.ts';

export const codeAnswers = translationOf<typeof source>()({
  wrong:
    'Dieser Code stimmt nicht oder gilt nicht mehr. Bitte prüfen Sie ihn und geben Sie ihn noch einmal ein.',
  tooMany: {
    minutes: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    hours: 'Zu viele Versuche. Bitte versuchen Sie es in {hours} Std. noch einmal.',
  },
});
