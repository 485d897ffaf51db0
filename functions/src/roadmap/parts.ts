import type { Roadmap, RoadmapPart } from '../../../src/contract/roadmap/generate-roadmap.ts';

/** A whole roadmap in the parts it is streamed in, in reading order. */
export const partsOf = ({ preparationSteps, b2bTargetGroups, hashtags }: Roadmap): readonly RoadmapPart[] => [
  ...preparationSteps.map((step): RoadmapPart => ({ kind: 'step', step })),
  ...b2bTargetGroups.map((targetGroup): RoadmapPart => ({ kind: 'targetGroup', targetGroup })),
  { kind: 'hashtags', hashtags },
];
