import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { MAX_TOPICS, TOPICS, type Topic } from '../../../../src/domain/wizard/business-options.ts';
import type { LibraryStep } from '../library/schema.ts';
import { chooseSteps, isPermitted } from './choose-steps.ts';
import type { NamedBuyer } from './named-buyers.ts';

/** Topics whose step the business may get and does not have. */
export function listTopics(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  steps: readonly LibraryStep[],
): readonly Topic[] {
  // One more would push the first one out of the plan.
  if (input.topics.length >= MAX_TOPICS) return [];
  const chosen = chooseSteps(steps, input, buyers).map(({ step }) => step);
  const permitted = steps.filter((step) => isPermitted(step, input, buyers));
  const isFor = (topic: Topic, list: readonly LibraryStep[]): boolean =>
    list.some((step) => step.for.asked.includes(topic));
  return TOPICS.filter(
    (topic) => !input.topics.includes(topic) && !isFor(topic, chosen) && isFor(topic, permitted),
  );
}
