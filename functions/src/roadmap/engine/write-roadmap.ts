import type { Roadmap, RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { chooseGroups } from './choose-groups.ts';
import { chooseHashtags } from './choose-hashtags.ts';
import { chooseSteps } from './choose-steps.ts';
import type { RoadmapContent, Stems } from './content.ts';
import { GROUP_RULES } from './group-rules.ts';
import { slotsOf } from './slots.ts';
import { STEP_RULES } from './step-rules.ts';
import { writeGroups } from './write-groups.ts';
import { writeSteps } from './write-steps.ts';

/**
 * The roadmap for one business, by rules alone: the same input always gives the same roadmap.
 * @param content what it says, in one language
 * @param stems how businesses speak of themselves, in every language
 */
export function writeRoadmap(input: RoadmapInput, content: RoadmapContent, stems: readonly Stems[]): Roadmap {
  const groups = chooseGroups(GROUP_RULES, input, stems);
  const names = groups.map(({ rule }) => content.groups[rule.id].short);
  const [named] = input.site?.language === input.language ? input.site.audiences : [];
  const own = named === undefined ? null : content.phrases.nounOf(named);
  const slots = slotsOf(input, content.phrases, own === null ? names : [own, ...names]);
  return {
    engine: 'rules',
    preparationSteps: writeSteps(chooseSteps(STEP_RULES, input, stems), input, content, slots),
    b2bTargetGroups: writeGroups(groups, input, content, slots),
    hashtags: chooseHashtags(input, content.hashtags),
  };
}
