import type { Roadmap, RoadmapChunk, RoadmapRequest } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createRoadmapRequest, createSharedRoadmapRequest } from './roadmap-request.ts';
import type { RoadmapParts, RoadmapPhase, SharedView } from './state.ts';
import type { TaskContext } from './wizard-deps.ts';

const NO_PARTS: RoadmapParts = { steps: [], targetGroups: [], hashtags: [] };

const addChunk = (parts: RoadmapParts, chunk: RoadmapChunk): RoadmapParts => {
  switch (chunk.kind) {
    case 'step':
      return { ...parts, steps: [...parts.steps, chunk.step] };
    case 'targetGroup':
      return { ...parts, targetGroups: [...parts.targetGroups, chunk.targetGroup] };
    case 'hashtags':
      return { ...parts, hashtags: chunk.hashtags };
  }
};

/**
 * Generates a roadmap and shows its parts as they stream in. Logs failures (project specification, section 8).
 * @param request null while an answer is missing
 * @param onGenerated not called once the task is stopped
 * @returns stops it; a late response is ignored
 */
export function generateRoadmap(
  backend: TaskContext['backend'],
  request: RoadmapRequest | null,
  show: (phase: RoadmapPhase) => void,
  onGenerated: (roadmap: Roadmap, signal: AbortSignal) => void,
): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  if (request === null) {
    show({ phase: 'failed' });
    return () => undefined;
  }
  let parts = NO_PARTS;
  const onChunk = (chunk: RoadmapChunk): void => {
    if (signal.aborted) return;
    parts = addChunk(parts, chunk);
    show({ phase: 'generating', parts });
  };
  show({ phase: 'generating', parts });
  void backend.generateRoadmap(request, { signal, onChunk }).then((outcome) => {
    if (signal.aborted) return;
    if (outcome.ok) return onGenerated(outcome.data, signal);
    console.error(outcome.error.message || 'Error generating roadmap');
    show({ phase: 'failed' });
  });
  return () => abortController.abort();
}

/** Generates and stores the visitor's own roadmap. */
export function generateOwnRoadmap({
  backend,
  locale,
  trackEvent,
  $state,
  setView,
  updateEntries,
}: TaskContext): () => void {
  const show = (roadmap: RoadmapPhase): void => setView({ view: 'results', roadmap });
  return generateRoadmap(
    backend,
    createRoadmapRequest($state.get().entries, locale),
    show,
    (roadmap, signal) => {
      // If another tab has changed the answers, the roadmap is outdated.
      updateEntries(({ roadmaps }) =>
        signal.aborted ? {} : { roadmaps: { ...roadmaps, [locale]: roadmap } },
      );
      if (signal.aborted) return;
      trackEvent('roadmap-made');
      show({ phase: 'ready' });
    },
  );
}

/** Generates a shared result's roadmap in the page's language. */
export function generateSharedRoadmap(
  { backend, locale, setView }: TaskContext,
  shared: SharedView & { readonly report: SharedReport },
): () => void {
  return generateRoadmap(
    backend,
    createSharedRoadmapRequest(shared.report, locale),
    (roadmap) => setView({ ...shared, roadmap }),
    (regenerated) => setView({ ...shared, regenerated, roadmap: { phase: 'ready' } }),
  );
}
