import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { MAX_TOPICS, type Topic } from '../../../../src/domain/wizard/business-options.ts';
import type { Library } from '../library/schema.ts';
import { chooseSteps, isPermitted } from './choose-steps.ts';
import type { NamedBuyer } from './named-buyers.ts';

/** Topics that a text names, in the order of mention. */
function findTopics(words: string, topics: Library['topics']): readonly Topic[] {
  // Padded, so that a word's beginning follows a blank.
  const text = ` ${words
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')}`;
  return topics
    .map(({ id, words: stems }) => {
      const places = LOCALES.flatMap((language) => stems[language].map((stem) => text.indexOf(` ${stem}`)));
      return {
        id,
        place: Math.min(...places.map((place) => (place < 0 ? Number.POSITIVE_INFINITY : place))),
      };
    })
    .filter(({ place }) => Number.isFinite(place))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);
}

/** Topics of the visitor's own words for which the plan lacks a step that the business may get: unpressed chips. */
export function suggestTopics(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  library: Library,
): readonly Topic[] {
  const chosen = chooseSteps(library.steps, input, buyers).map(({ step }) => step);
  const isCovered = (topic: Topic): boolean => chosen.some((step) => step.for.asked.includes(topic));
  const isPossible = (topic: Topic): boolean =>
    library.steps.some((step) => step.for.asked.includes(topic) && isPermitted(step, input, buyers));
  return findTopics(input.customChallenge, library.topics)
    .filter((topic) => !input.topics.includes(topic) && !isCovered(topic) && isPossible(topic))
    .slice(0, MAX_TOPICS);
}
