import type { Roadmap, RoadmapChunk } from '../../../src/contract/roadmap/generate-roadmap.ts';

/** The parts to stream, in reading order. */
export const partsOf = ({
  preparationSteps,
  b2bTargetGroups,
  hashtags,
}: Roadmap): readonly RoadmapChunk[] => [
  ...preparationSteps.map((step): RoadmapChunk => ({ kind: 'step', step })),
  ...b2bTargetGroups.map((targetGroup): RoadmapChunk => ({ kind: 'targetGroup', targetGroup })),
  { kind: 'hashtags', hashtags },
];
