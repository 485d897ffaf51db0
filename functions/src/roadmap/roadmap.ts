import type { Roadmap, RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { CONTENT } from './content/content.ts';
import { writeRoadmap } from './engine/write-roadmap.ts';
import { ideasFor } from './ideas.ts';

const STEMS = LOCALES.map((locale) => CONTENT[locale].stems);

/** A business's roadmap in its language, by rules alone. */
export const roadmapOf = (input: RoadmapInput): Roadmap =>
  writeRoadmap(input, CONTENT[input.language], STEMS, ideasFor(input));
