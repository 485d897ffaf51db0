import type { Roadmap, RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { CONTENT } from './content/content.ts';
import { writeRoadmap } from './engine/write-roadmap.ts';
import { findIdeas } from './ideas.ts';

const STEMS = LOCALES.map((locale) => CONTENT[locale].stems);

/** Creates a business's roadmap in its language, by rules alone. */
export const createRulesRoadmap = (input: RoadmapInput): Roadmap =>
  writeRoadmap(input, CONTENT[input.language], STEMS, findIdeas(input));
