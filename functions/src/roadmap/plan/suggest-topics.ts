import { LOCALES } from '../../../../src/domain/site/locale.ts';
import type { Topic } from '../../../../src/domain/wizard/business-options.ts';
import type { Library } from '../library/schema.ts';

const MAX_TOPICS = 3;

/** Topics that the visitor's own words may be about, in the order of mention: chips that nobody has to press. */
export function suggestTopics(words: string, topics: Library['topics']): readonly Topic[] {
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
    .slice(0, MAX_TOPICS)
    .map(({ id }) => id);
}
