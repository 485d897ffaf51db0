import type { roadmap as source } from '../../en/roadmap/roadmap.ts';
import { translationOf } from '../../shape.ts';

export const roadmap = translationOf<typeof source>()({
  callerLimit:
    'In kurzer Zeit wurden sehr viele Roadmaps angefordert. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  ownOffer: '[was Sie verkaufen, in einer Zeile]',
  ownReason: '[was Ihre letzten fünf Kunden gesagt haben]',
  ownSeeks: '[wen oder was]',
  ownWebsite: '[Link oder Nummer]',
});
