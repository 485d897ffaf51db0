import type { PreparationStep, RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { hasWords, isRefusal, normalize, splitSentences } from '../platform/quotes.ts';
import type { Library } from './library/schema.ts';
import { writeRoadmap } from './write-roadmap.ts';

/** Steps that the visitor's own words may ask for: those they would get by pressing a suggested topic. */
export function listWishes(input: RoadmapInput, library: Library): readonly PreparationStep[] {
  const { preparationSteps, topics } = writeRoadmap(input, library);
  return topics.flatMap((topic) =>
    writeRoadmap({ ...input, topics: [...input.topics, topic] }, library).preparationSteps.filter(
      ({ id, reason }) =>
        reason.kind === 'asked' &&
        reason.topic === topic &&
        preparationSteps.every((other) => other.id !== id),
    ),
  );
}

/** Whether words that a language model cites are the visitor's own, about the step's topic, and no refusal. */
export function isWished(
  cited: string,
  { reason }: PreparationStep,
  input: RoadmapInput,
  library: Library,
): boolean {
  const words = normalize(cited);
  return (
    reason.kind === 'asked' &&
    splitSentences(input.customChallenge).some(
      (sentence) => hasWords(normalize(sentence), words) && !isRefusal(sentence),
    ) &&
    writeRoadmap({ ...input, customChallenge: cited }, library).topics.includes(reason.topic)
  );
}
