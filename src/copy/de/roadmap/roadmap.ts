import type { roadmap as source } from '../../en/roadmap/roadmap.ts';
import { translationOf } from '../../shape.ts';

export const roadmap = translationOf<typeof source>()({
  callerLimit:
    'In kurzer Zeit wurden sehr viele Roadmaps angefordert. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  unknownBuyer: 'Diese Kundengruppe haben Sie selbst genannt. Die Karte zeigt, wen es in Ihrer Nähe gibt.',
  ownReason: '[was Ihre letzten fünf Kunden gesagt haben]',
});
