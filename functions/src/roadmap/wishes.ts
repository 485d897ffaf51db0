import type { PreparationStep, RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { TOPICS } from '../../../src/domain/wizard/business-options.ts';
import { hasWords, isRefusal, normalize, splitSentences } from '../platform/quotes.ts';
import type { Library } from './library/schema.ts';
import { writeRoadmap } from './write-roadmap.ts';

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

/**
 * What words that a language model cites are worth: `asked` if they are the visitor's own, no refusal, and about the
 * step's topic by the rules' words; `perhaps` if only the model says what they are about; null otherwise.
 */
export function judgeWish(
  cited: string,
  { reason }: PreparationStep,
  input: RoadmapInput,
  library: Library,
): 'asked' | 'perhaps' | null {
  const words = normalize(cited);
  const isOwn = splitSentences(input.customChallenge).some(
    (sentence) => hasWords(normalize(sentence), words) && !isRefusal(sentence),
  );
  if (reason.kind !== 'asked' || !isOwn) return null;
  const { topics } = writeRoadmap({ ...input, customChallenge: cited }, library);
  return topics.includes(reason.topic) ? 'asked' : 'perhaps';
}
