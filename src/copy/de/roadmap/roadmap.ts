import type { roadmap as source } from '../../en/roadmap/roadmap.ts';
import { translationOf } from '../../shape.ts';

export const roadmap = translationOf<typeof source>()({
  callerLimit:
    'Das waren viele Roadmaps in kurzer Zeit. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
});
