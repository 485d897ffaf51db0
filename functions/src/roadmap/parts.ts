import type { Roadmap, RoadmapPart } from '../../../src/contract/roadmap/generate-roadmap.ts';

/** The parts to stream, in reading order. */
export const partsOf = ({ preparationSteps, b2bTargetGroups, hashtags }: Roadmap): readonly RoadmapPart[] => [
  ...preparationSteps.map((step): RoadmapPart => ({ kind: 'step', step })),
  ...b2bTargetGroups.map((targetGroup): RoadmapPart => ({ kind: 'targetGroup', targetGroup })),
  { kind: 'hashtags', hashtags },
];
