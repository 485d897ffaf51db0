import type { Roadmap, RoadmapChunk } from '../../../src/contract/roadmap/generate-roadmap.ts';

/** Splits a roadmap into the parts to stream, in reading order. */
export const splitIntoParts = ({
  preparationSteps,
  b2bTargetGroups,
  hashtags,
}: Roadmap): readonly RoadmapChunk[] => [
  ...preparationSteps.map((step): RoadmapChunk => ({ kind: 'step', step })),
  ...b2bTargetGroups.map((targetGroup): RoadmapChunk => ({ kind: 'targetGroup', targetGroup })),
  { kind: 'hashtags', hashtags },
];
