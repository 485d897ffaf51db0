import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { MAX_TOPICS, type Topic } from '../../../../src/domain/wizard/business-options.ts';
import type { Library } from '../library/schema.ts';
import { chooseSteps, isPermitted } from './choose-steps.ts';
import type { NamedBuyer } from './named-buyers.ts';
import { stem } from './stem.ts';

/** How far apart the parts of a phrase may be, in characters. */
const MAX_GAP = 60;

/**
 * Whether a text has a phrase. Each part is the beginning of words; "quote … hear back" finds both in this order, within
 * a sentence.
 */
function hasPhrase(text: string, phrase: string): boolean {
  const [first = '', ...rest] = phrase.split(' … ').map((part) => ` ${part}`);
  for (let place = text.indexOf(first); place >= 0; place = text.indexOf(first, place + 1)) {
    let end = place + first.length;
    const follows = rest.every((part) => {
      const next = text.indexOf(part, end);
      const gap = text.slice(end, next);
      end = next + part.length;
      return next >= 0 && gap.length <= MAX_GAP && !/[.!?]/.test(gap);
    });
    if (follows) return true;
  }
  return false;
}

/** A topic's words: how often its phrases and steps have each stem. */
interface TopicWords {
  readonly id: Topic;
  readonly phrases: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

interface Index {
  readonly topics: readonly TopicWords[];
  /** How many topics have a stem. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly meanLength: number;
}

/** A step says more than its topic. */
const STEP_WEIGHT = 0.3;

const indexes = new WeakMap<Library, Index>();

function indexTopics(library: Library): Index {
  const known = indexes.get(library);
  if (known) return known;
  const topics = library.topics.map(({ id, words }): TopicWords => {
    const counts = new Map<string, number>();
    const count = (text: string, weight: number): void => {
      for (const word of stem(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
    };
    const phrases = LOCALES.flatMap((language) => words[language]);
    for (const phrase of phrases) count(phrase, 1);
    for (const step of library.steps.filter((each) => each.for.asked.includes(id)))
      for (const { title, why, how, examples } of LOCALES.map((language) => step[language]))
        for (const text of [title, why, ...how, ...Object.values(examples ?? {})]) count(text, STEP_WEIGHT);
    return { id, phrases, counts, length: [...counts.values()].reduce((sum, value) => sum + value, 0) };
  });
  const frequency = new Map<string, number>();
  for (const { counts } of topics)
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const meanLength = topics.reduce((sum, { length }) => sum + length, 0) / topics.length;
  const index = { topics, frequency, meanLength };
  indexes.set(library, index);
  return index;
}

/** BM25's usual saturation, and half of its usual penalty for length. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.5;
/** What a whole phrase adds. */
const PHRASE_SCORE = 6;
/** Below it, words agree by chance. */
const MIN_SCORE = 6;
/** Of the best topic's score. */
const MIN_SHARE = 0.5;

/** Topics that a text is probably about, the best first. */
function rankTopics(words: string, library: Library): readonly Topic[] {
  const { topics, frequency, meanLength } = indexTopics(library);
  // Padded, so that every word follows a blank.
  const text = ` ${words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.!?-]+/gu, ' ')}`;
  const stems = [...stem(words)];
  const scored = topics.map(({ id, phrases, counts, length }) => {
    const bm25 = stems.reduce((sum, word) => {
      const count = counts.get(word) ?? 0;
      const topicsWithIt = frequency.get(word) ?? 0;
      const rarity = Math.log(1 + (topics.length - topicsWithIt + 0.5) / (topicsWithIt + 0.5));
      const saturated = count + SATURATION * (1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / meanLength);
      return sum + (rarity * count * (SATURATION + 1)) / saturated;
    }, 0);
    return { id, score: bm25 + (phrases.some((phrase) => hasPhrase(text, phrase)) ? PHRASE_SCORE : 0) };
  });
  return scored
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * MIN_SHARE)
    .map(({ id }) => id);
}

/** Topics of the visitor's own words whose step the business may get and does not have: unpressed chips. */
export function suggestTopics(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  library: Library,
): readonly Topic[] {
  if (input.customChallenge === '') return [];
  const chosen = chooseSteps(library.steps, input, buyers).map(({ step }) => step);
  const isCovered = (topic: Topic): boolean => chosen.some((step) => step.for.asked.includes(topic));
  const isPossible = (topic: Topic): boolean =>
    library.steps.some((step) => step.for.asked.includes(topic) && isPermitted(step, input, buyers));
  return rankTopics(input.customChallenge, library)
    .filter((topic) => !input.topics.includes(topic) && !isCovered(topic) && isPossible(topic))
    .slice(0, MAX_TOPICS);
}
