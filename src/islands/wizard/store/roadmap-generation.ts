import type { RoadmapPart } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Work } from './parts.ts';
import { roadmapRequestOf } from './roadmap-request.ts';
import type { RoadmapParts } from './state.ts';

const NOTHING: RoadmapParts = { steps: [], targetGroups: [], hashtags: [] };

const withPart = (parts: RoadmapParts, part: RoadmapPart): RoadmapParts => {
  switch (part.kind) {
    case 'step':
      return { ...parts, steps: [...parts.steps, part.step] };
    case 'targetGroup':
      return { ...parts, targetGroups: [...parts.targetGroups, part.targetGroup] };
    case 'hashtags':
      return { ...parts, hashtags: part.hashtags };
  }
};

/**
 * Generates the roadmap and shows its parts as they come. A failure is logged (the specification, section 8).
 * @returns stops it: the answer, if it still comes, is dropped
 */
export function generateRoadmap({ backend, locale, tell, $state, setSituation, keep }: Work): () => void {
  const stop = new AbortController();
  const request = roadmapRequestOf($state.get().entries, locale);
  if (request === null) {
    setSituation({ at: 'results', roadmap: { phase: 'failed' } });
    return () => undefined;
  }
  let parts = NOTHING;
  const show = (): void => setSituation({ at: 'results', roadmap: { phase: 'generating', parts } });
  const onPart = (part: RoadmapPart): void => {
    if (stop.signal.aborted) return;
    parts = withPart(parts, part);
    show();
  };
  show();
  void backend.generateRoadmap(request, { signal: stop.signal, onPart }).then((outcome) => {
    if (stop.signal.aborted) return;
    if (outcome.ok) {
      const roadmap = outcome.data;
      // Another tab's answers may come to light only now: then it is a roadmap for others.
      keep(({ roadmaps }) => (stop.signal.aborted ? {} : { roadmaps: { ...roadmaps, [locale]: roadmap } }));
      if (stop.signal.aborted) return;
      tell('roadmap-made');
      return setSituation({ at: 'results', roadmap: { phase: 'ready' } });
    }
    console.error(outcome.error.message || 'Error generating roadmap');
    setSituation({ at: 'results', roadmap: { phase: 'failed' } });
  });
  return () => stop.abort();
}
