import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { MAX_TOPICS, TOPICS, type Topic } from '../../../../src/domain/wizard/business-options.ts';
import type { Library } from '../library/schema.ts';
import { chooseSteps, isPermitted } from './choose-steps.ts';
import type { NamedBuyer } from './named-buyers.ts';

/** How far apart the parts of a phrase may be, in characters. */
const MAX_GAP = 60;

/**
 * Where a text has a phrase, -1 if nowhere. Each part is the beginning of words; "quote … hear back" finds both in this
 * order, within a sentence.
 */
function findPhrase(text: string, phrase: string): number {
  const [first = '', ...rest] = phrase.split(' … ').map((part) => ` ${part}`);
  for (let place = text.indexOf(first); place >= 0; place = text.indexOf(first, place + 1)) {
    let end = place + first.length;
    const follows = rest.every((part) => {
      const next = text.indexOf(part, end);
      const gap = text.slice(end, next);
      end = next + part.length;
      return next >= 0 && gap.length <= MAX_GAP && !/[.!?]/.test(gap);
    });
    if (follows) return place;
  }
  return -1;
}

/** Topics that a text has a phrase of, in the order of their phrases. */
export function findTopics(words: string, { topics }: Library): readonly Topic[] {
  // Padded, so that every word follows a blank.
  const text = ` ${words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.!?-]+/gu, ' ')}`;
  return topics
    .map(({ id, words }) => {
      const phrases = LOCALES.flatMap((language) => words[language]);
      const places = phrases.map((phrase) => findPhrase(text, phrase)).filter((place) => place >= 0);
      return { id, place: Math.min(...places) };
    })
    .filter(({ place }) => place < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);
}

/** Topics whose step the business may get and does not have: what the visitor's own words suggest, and all others. */
export function listTopics(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  library: Library,
): { readonly suggested: readonly Topic[]; readonly others: readonly Topic[] } {
  const chosen = chooseSteps(library.steps, input, buyers).map(({ step }) => step);
  const isCovered = (topic: Topic): boolean => chosen.some((step) => step.for.asked.includes(topic));
  const isPossible = (topic: Topic): boolean =>
    library.steps.some((step) => step.for.asked.includes(topic) && isPermitted(step, input, buyers));
  // One more would push the first one out of the plan.
  const free = input.topics.length < MAX_TOPICS ? TOPICS : [];
  const possible = free.filter(
    (topic) => !input.topics.includes(topic) && !isCovered(topic) && isPossible(topic),
  );
  const suggested = findTopics(input.customChallenge, library)
    .filter((topic) => possible.includes(topic))
    .slice(0, MAX_TOPICS);
  return { suggested, others: possible.filter((topic) => !suggested.includes(topic)) };
}
