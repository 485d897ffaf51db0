import type { RoadmapPart } from '../../../contract/generate-anbahn-roadmap.ts';
import { isRoadmap } from './report-guards.ts';
import { roadmapRequestOf } from './roadmap-request.ts';
import type { RoadmapParts } from './state.ts';
import type { Work } from './website-analysis.ts';

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
export function generateRoadmap({ backend, locale, $state, situate, keep }: Work): () => void {
  const stop = new AbortController();
  const request = roadmapRequestOf($state.get().entries, locale);
  if (request === null) {
    situate({ at: 'results', roadmap: { phase: 'failed' } });
    return () => undefined;
  }
  let parts = NOTHING;
  const show = (): void => situate({ at: 'results', roadmap: { phase: 'generating', parts } });
  const onPart = (part: RoadmapPart): void => {
    if (stop.signal.aborted) return;
    parts = withPart(parts, part);
    show();
  };
  show();
  void backend.generateRoadmap(request, { signal: stop.signal, onPart }).then((outcome) => {
    if (stop.signal.aborted) return;
    if (outcome.ok && isRoadmap(outcome.data)) {
      keep({ roadmaps: { ...$state.get().entries.roadmaps, [locale]: outcome.data } });
      return situate({ at: 'results', roadmap: { phase: 'ready' } });
    }
    const message = outcome.ok ? '' : outcome.error.message;
    console.error(message || 'Error generating roadmap');
    situate({ at: 'results', roadmap: { phase: 'failed' } });
  });
  return () => stop.abort();
}
