import {
  parseRoadmapRequest,
  type Roadmap,
  type RoadmapInput,
  type RoadmapPart,
} from '../../../src/contract/generate-anbahn-roadmap.ts';
import { callable } from '../lib/callable.ts';
import { partsOf } from '../roadmap/parts.ts';
import { roadmapOf } from '../roadmap/roadmap.ts';

/** Makes a roadmap. A client that asked for a stream gets it in parts as well. */
export const generateAnbahnRoadmap = callable<RoadmapInput, Roadmap, RoadmapPart>({
  options: { timeoutSeconds: 60 },
  parse: parseRoadmapRequest,
  handle: async (input, { send }) => {
    const roadmap = roadmapOf(input);
    if (send) for (const part of partsOf(roadmap)) await send(part);
    return roadmap;
  },
});
