import type { Roadmap, RoadmapInput } from '../../../src/contract/generate-anbahn-roadmap.ts';
import { chooseGroups, writeGroups } from './choose-groups.ts';
import { chooseHashtags } from './choose-hashtags.ts';
import { chooseSteps } from './choose-steps.ts';
import { GROUP_RULES } from './group-rules.ts';
import { slotsOf } from './slots.ts';
import { STEP_RULES } from './step-rules.ts';
import { writeSteps } from './write-steps.ts';

/** The roadmap for one business, by rules alone: the same input always gives the same roadmap. */
export function roadmapOf(input: RoadmapInput): Roadmap {
  const groups = chooseGroups(GROUP_RULES, input);
  const slots = slotsOf(
    input,
    groups.map(({ rule }) => rule.short),
  );
  return {
    engine: 'rules',
    preparationSteps: writeSteps(chooseSteps(STEP_RULES, input), input, slots),
    b2bTargetGroups: writeGroups(groups, input, slots),
    hashtags: chooseHashtags(input),
  };
}
