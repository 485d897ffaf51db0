import type { PreparationStep, RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { TOPICS } from '../../../src/domain/wizard/business-options.ts';
import { hasWords, isRefusal, isUnwanted, normalize, splitSentences } from '../platform/quotes.ts';
import type { Library } from './library/schema.ts';
import { findMentions } from './plan/find-mentions.ts';
import { findProfile } from './plan/named-buyers.ts';
import { stem } from './plan/stem.ts';
import { writeRoadmap } from './write-roadmap.ts';

/** Permitted steps that did not fit into the plan. */
export function listOthers(input: RoadmapInput, library: Library): readonly PreparationStep[] {
  if (input.customChallenge === '') return [];
  const planned = new Set(writeRoadmap(input, library).preparationSteps.map(({ id }) => id));
  return writeRoadmap(input, { ...library, steps: library.steps.filter(({ id }) => !planned.has(id)) })
    .preparationSteps;
}

/** Steps that the visitor's own words may ask for: those they would get by choosing a topic. */
export function listWishes(input: RoadmapInput, library: Library): readonly PreparationStep[] {
  if (input.customChallenge === '') return [];
  const isPlanned = ({ id }: PreparationStep): boolean => planned.some((step) => step.id === id);
  const { preparationSteps: planned } = writeRoadmap(input, library);
  return TOPICS.filter((topic) => !input.topics.includes(topic)).flatMap((topic) =>
    writeRoadmap({ ...input, topics: [...input.topics, topic] }, library).preparationSteps.filter(
      (step) => step.reason.kind === 'asked' && step.reason.topic === topic && !isPlanned(step),
    ),
  );
}

/** The sentence of the visitor's own words that words stand in. */
const findOwnSentence = (cited: string, { customChallenge }: RoadmapInput): string | undefined =>
  splitSentences(customChallenge).find((sentence) => hasWords(normalize(sentence), normalize(cited)));

/** Whether words are the visitor's own and refuse something, or say that there is enough of it. */
export function isOwnRefusal(cited: string, input: RoadmapInput): boolean {
  const sentence = findOwnSentence(cited, input);
  return sentence !== undefined && isUnwanted(sentence);
}

/** Whether the visitor's own words refuse what a step is about: both have a word in common. */
export function refusesStep(
  cited: string,
  { title, why, how }: PreparationStep,
  input: RoadmapInput,
): boolean {
  const words = stem([title, why, ...how].join(' '));
  return isOwnRefusal(cited, input) && [...stem(cited)].some((word) => words.has(word));
}

/** Whether the visitor's own words refuse a buyer, by its name or another name of its kind. */
export function refusesBuyer(cited: string, name: string, input: RoadmapInput, { buyers }: Library): boolean {
  const profile = findProfile(name, buyers);
  const isNamed =
    hasWords(normalize(cited), normalize(name)) ||
    (profile !== null && findMentions(cited.replace(/[^\p{L}\s-]+/gu, ' '), buyers).has(profile));
  return isNamed && isOwnRefusal(cited, input);
}

/** Whether words that a language model cites for a wish are the visitor's own, and refuse nothing. */
export function isOwnWish(cited: string, input: RoadmapInput): boolean {
  const sentence = findOwnSentence(cited, input);
  return sentence !== undefined && !isRefusal(sentence);
}
